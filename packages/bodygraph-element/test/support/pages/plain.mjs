/** Starts the page of the tests without a framework: puts what its template holds into it, as the root says. */
const root = document.getElementById("root");
const { content, innerHTML } = document.getElementById("markup");

const HOSTS = {
  parsed: () => {},
  innerHTML: () => {
    root.innerHTML = innerHTML;
  },
  append: () => {
    const { element, form } = apart();
    root.append(element, content.querySelector("human-design-chart").cloneNode());
    element.append(form);
  },
  later: () => {
    const { element, form } = apart();
    root.append(element, content.querySelector("human-design-chart").cloneNode());
    const append = () => (element.shadowRoot === null ? setTimeout(append) : element.append(form));
    append();
  },
};

/** Returns the element without its form, and the form. */
function apart() {
  const { localName, attributes } = content.querySelector("human-design-form");
  const element = document.createElement(localName);
  for (const { name, value } of attributes) element.setAttribute(name, value);
  return { element, form: formOf() };
}

const formOf = () => document.importNode(content.querySelector("form"), true);

HOSTS[root.dataset.host]();
const element = root.querySelector("human-design-form");
globalThis.page = {
  recount: () => {
    document.getElementById("count").textContent = "1";
  },
  replaceForm: () => element.querySelector("form").replaceWith(formOf()),
  toggle: () => (element.isConnected ? element.remove() : root.prepend(element)),
};
