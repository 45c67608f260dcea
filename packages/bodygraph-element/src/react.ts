/**
 * The entry `bodygraph-element/react`: `bodygraph-element` with types for the JSX of React 19.
 *
 * @module
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { HumanDesignChartEventMap } from "./chart/events.js";
import type { HumanDesignChart } from "./chart/human-design-chart.js";
import type { ChartProps, FormProps } from "./element-props.js";
import type { HumanDesignFormEventMap } from "./form/form-birth.js";
import type { HumanDesignForm } from "./form/human-design-form.js";

export * from "./index.js";

/** `onchart-ready` for the event `chart-ready`: React 19 listens to what follows `on`. */
type Listeners<Events> = {
  [Name in keyof Events as `on${Name & string}`]?: ((event: Events[Name]) => void) | undefined;
};

type ElementProps<Element, Props, Events> = Props &
  Listeners<Events> &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Props>;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "human-design-chart": ElementProps<HumanDesignChart, ChartProps, HumanDesignChartEventMap>;
      "human-design-form": ElementProps<HumanDesignForm, FormProps, HumanDesignFormEventMap>;
    }
  }
}
