import { WINDOW_MEMBERS } from "chart-core/time";

/** Members of a full chart in both versions, by chart-core's names, in the order of the response. */
export const CHART_MEMBERS: typeof WINDOW_MEMBERS = WINDOW_MEMBERS;

/** Members of a reduced chart, in the order of the response. */
export const SIMPLE_CHART_MEMBERS = ["type", "profile", "gates", "channelsShort", "centers"] as const;
