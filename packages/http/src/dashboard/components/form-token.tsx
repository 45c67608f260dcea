import type { FC } from "hono/jsx";
import type { Viewer } from "../deps.js";

/** What tells a form of the session's own pages from any other. */
export const FormToken: FC<{ readonly viewer: Pick<Viewer, "formToken"> }> = ({ viewer }) => (
  <input type="hidden" name="form_token" value={viewer.formToken} />
);
