/** Markup of the page in React, as a server renders it. */
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { Page } from "./react.mjs";

export const markup = renderToString(createElement(Page));
