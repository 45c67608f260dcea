/** Starts the page of the tests in Vue, from its compiled template. */
import { createApp, reactive } from "vue";

export function start(render) {
  const state = reactive({ count: 0, version: 0, isMounted: true });
  globalThis.page = {
    recount: () => {
      state.count += 1;
    },
    replaceForm: () => {
      state.version += 1;
    },
    toggle: () => {
      state.isMounted = !state.isMounted;
    },
  };
  createApp({ setup: () => state, render }).mount("#root");
}
