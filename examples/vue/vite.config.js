import vue from "@vitejs/plugin-vue";

/** Elements of a page are told from components of Vue by their names. */
const isCustomElement = (tag) => tag.startsWith("human-design-");

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
