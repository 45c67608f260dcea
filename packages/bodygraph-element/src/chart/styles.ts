/** Styles of `<human-design-chart>`. Colors of the card are those of the picture, as custom properties of its frame. */
export const STYLES = `
:host{display:block;position:relative;line-height:1.4}
:host([hidden]){display:none}
.frame{position:relative;overflow-x:clip}
.picture svg{display:block;width:100%;height:auto;touch-action:manipulation}
.picture:empty{aspect-ratio:720/1220}
:host(:not([aria-busy=true])) .picture:empty{display:none}
[data-center],[data-channel],[data-gate],[data-wheel-gate],[data-body],[data-arrow]{transition:opacity .12s}
[data-center],[data-channel],[data-gate],[data-body]{cursor:pointer}
[data-gate],[data-body]{pointer-events:bounding-box}
.selecting :is([data-center],[data-channel],[data-gate],[data-wheel-gate],[data-body],[data-arrow]):not(.lit){opacity:.16}
.selecting :is([data-side]>g:first-child,[data-side]~path):not([data-body]){opacity:.35}
.list{position:absolute;top:0;left:0;width:1px;height:1px;margin:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.frame:has(.list :focus-visible){outline:2px solid currentColor;outline-offset:2px;border-radius:4px}
.card{position:absolute;z-index:1;box-sizing:border-box;width:max-content;max-width:min(20rem,100%);margin:0;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;background:var(--paper);color:var(--ink);box-shadow:0 2px 12px #0003;font-size:.875rem;pointer-events:none}
.card:not(.shown){visibility:hidden}
.card strong,.card p{display:block;margin:0}
.error{margin:0;padding:.75rem;border-left:4px solid #c8321f}
@media (prefers-reduced-motion:reduce){[data-center],[data-channel],[data-gate],[data-wheel-gate],[data-body],[data-arrow]{transition:none}}
@media print{.card{display:none}}
`;
