/**
 * The entry `bodygraph-element/form`: registers `<human-design-form>`, which asks for a birth and fills a chart, and
 * `<human-design-chart>`, too. On a server it does nothing.
 *
 * @module
 */
import "./index.js";
import { define } from "./element-base.js";
import { HumanDesignForm } from "./form/human-design-form.js";

export type { FormBirth, HumanDesignFormEventMap } from "./form/form-birth.js";
export { HumanDesignForm };

define("human-design-form", HumanDesignForm);

declare global {
  interface HTMLElementTagNameMap {
    "human-design-form": HumanDesignForm;
  }
}
