import type { AttributeValue, ChartAttributes } from "../attributes/chart-attributes.generated.js";
import { CHART_RECORDS, hyphenated } from "../attributes/chart-attributes.js";
import { ElementBase, type OwnEvents } from "../element-base.js";
import type { HumanDesignChartEventMap } from "./events.js";

/** Vue sets an empty text for an attribute without a value. */
function switchText(value: AttributeValue): string | number {
  if (value === true || value === "") return "on";
  return value === false ? "off" : (value ?? "");
}

/** An element whose attributes are properties, too. React and Vue set properties where an element has them. */
class ElementWithAttributes extends ElementBase {
  static {
    for (const [property, { kind }] of CHART_RECORDS) {
      const attribute = hyphenated(property);
      Object.defineProperty(ElementWithAttributes.prototype, property, {
        configurable: true,
        enumerable: true,
        get(this: HTMLElement): string {
          return this.getAttribute(attribute) ?? "";
        },
        set(this: HTMLElement, value: AttributeValue) {
          const text = kind === "switch" ? switchText(value) : (value ?? "");
          if (text === "" || typeof text === "boolean") this.removeAttribute(attribute);
          else this.setAttribute(attribute, `${text}`);
        },
      });
    }
  }
}

/** The base of `<human-design-chart>`. */
export const ChartAttributesBase: new () => ChartElement =
  ElementWithAttributes as unknown as new () => ChartElement;

type ChartElement = OwnEvents<HumanDesignChartEventMap> & ChartAttributes & HTMLElement;
