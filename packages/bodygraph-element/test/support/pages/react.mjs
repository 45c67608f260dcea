/** The page of the tests in React. */
import { createElement as h, useEffect, useState } from "react";

const field = (name, props) => h("label", null, name, " ", h("input", { name, ...props }));
const kind = (value, props) =>
  h("label", null, h("input", { type: "radio", name: "time-kind", value, ...props }), value);

export function Page() {
  const [{ count, version, isMounted }, change] = useState({ count: 0, version: 0, isMounted: true });
  useEffect(() => {
    globalThis.page = {
      recount: () => change((page) => ({ ...page, count: page.count + 1 })),
      replaceForm: () => change((page) => ({ ...page, version: page.version + 1 })),
      toggle: () => change((page) => ({ ...page, isMounted: !page.isMounted })),
    };
  }, []);
  return h(
    "div",
    null,
    h("p", { id: "count" }, count),
    isMounted &&
      h(
        "human-design-form",
        { for: "chart", "places-url": "/places" },
        h("form", { key: version, method: "post", action: "/elsewhere" }, ...fields()),
      ),
    h("human-design-chart", { id: "chart" }),
  );
}

function fields() {
  return [
    field("name", { defaultValue: "Ada" }),
    ...["day", "month", "year", "time"].map((name) => field(name)),
    kind("exact", { defaultChecked: true }),
    ...["about", "unknown"].map((value) => kind(value)),
    h("label", { htmlFor: "where" }, "Place"),
    h("input", { id: "where", name: "place" }),
    h("ul", { "data-field": "suggestions", hidden: true }),
    h("p", { "data-field": "fault" }),
    h("button", { type: "submit" }, "Draw"),
    h("button", { type: "reset" }, "Start anew"),
  ];
}
