/**
 * The entry `bodygraph-element/vue`: `bodygraph-element` with types for the templates of Vue 3.
 *
 * @module
 */
import type { HTMLAttributes, PublicProps } from "vue";
import type { HumanDesignChartEventMap } from "./chart/events.js";
import type { ChartProps, FormProps } from "./element-props.js";
import type { HumanDesignFormEventMap } from "./form/form-birth.js";

export * from "./index.js";

/** A component of Vue: its properties and events. */
type Component<Props, Listeners> = new () => { $props: Props & Listeners & HTMLAttributes & PublicProps };

/** Listeners of `<human-design-chart>`. */
interface ChartListeners {
  onChartReady?: (event: HumanDesignChartEventMap["chart-ready"]) => void;
  onChartSelect?: (event: HumanDesignChartEventMap["chart-select"]) => void;
  onChartError?: (event: HumanDesignChartEventMap["chart-error"]) => void;
}

/** Listeners of `<human-design-form>`. */
interface FormListeners {
  onBirthChange?: (event: HumanDesignFormEventMap["birth-change"]) => void;
}

declare module "vue" {
  interface GlobalComponents {
    "human-design-chart": Component<ChartProps, ChartListeners>;
    "human-design-form": Component<FormProps, FormListeners>;
  }
}
