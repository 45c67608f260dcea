/** Styles of `<human-design-form>`. Fields take the colors that the page's color scheme gives to fields. */
export const STYLES = `
:host{display:block;max-width:36rem;margin-block-end:2rem;line-height:1.4}
:host([hidden]),[hidden]{display:none!important}
form{display:grid;gap:1.25rem;margin:0}
fieldset{min-width:0;margin:0;padding:0;border:0}
legend,.label{display:block;margin:0 0 .375rem;padding:0;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.row>label{display:inline-flex;gap:.375rem;align-items:center}
input:not([type=radio]),select{box-sizing:border-box;min-height:2.75rem;padding:.5rem .625rem;border:1px solid GrayText;border-radius:.375rem;background:Field;color:FieldText;font:inherit}
input[type=radio]{width:1.25rem;height:1.25rem;margin:0}
.wide{width:100%}
.day{width:4rem}
.year{width:5.5rem}
.time,.until{width:10.5rem}
.month{flex:0 1 12rem;min-width:8rem}
.place{position:relative}
ul{position:absolute;z-index:1;box-sizing:border-box;width:100%;max-height:18rem;margin:.25rem 0 0;padding:.25rem;overflow:auto;list-style:none;border:1px solid GrayText;border-radius:.375rem;background:Canvas;color:CanvasText;box-shadow:0 4px 16px #0003}
li{padding:.5rem .625rem;border-radius:.25rem;cursor:pointer}
li:hover{background:color-mix(in srgb,CanvasText 10%,Canvas)}
li[aria-selected=true]{background:SelectedItem;color:SelectedItemText}
.link{margin:.375rem 0 0;padding:.25rem 0;border:0;background:none;color:inherit;font:inherit;font-size:.875em;text-decoration:underline;cursor:pointer}
.hint,output{display:block;margin:.375rem 0 0;font-size:.875em}
output{min-height:1.4em}
output.fault{display:block}
.hint:empty{margin:0}
.row+.row{margin-top:.5rem}
.fault{margin:0;padding-left:.625rem;border-left:4px solid #c8321f;font-weight:600}
.fault:empty{display:none}
:is(input,select,button):focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;
