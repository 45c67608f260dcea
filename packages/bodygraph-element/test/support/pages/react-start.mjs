/** Starts the page in React: over the server's markup if there is any, and strictly if the root says so. */
import { createElement as h, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Page } from "./react.mjs";

const ELEMENT = "/element/human-design-form.js";
const root = document.getElementById("root");
const page = root.dataset.host === "strict" ? h(StrictMode, null, h(Page)) : h(Page);
if (root.firstChild === null) createRoot(root).render(page);
else hydrateRoot(root, h(Hydrated));

/** Loads the elements when React has seen the server's markup as it was: they change their fields. */
function Hydrated() {
  useEffect(() => void import(ELEMENT), []);
  return page;
}
