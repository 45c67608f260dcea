import { bornText, NOON } from "chart-reading";
import { addStyles, adoptProperties, ElementBase, html, type OwnEvents } from "../element-base.js";
import type { BirthToFill, FormBirth, HumanDesignFormEventMap } from "./form-birth.js";
import { FormReader, type ReadForm } from "./form-reader.js";
import { hasAllChildren, whenParsed } from "./parsed.js";
import { STYLES } from "./styles.js";

const FormBase: new () => OwnEvents<HumanDesignFormEventMap> & HTMLElement = ElementBase;

/**
 * The element `<human-design-form>`: asks for a birth, and fills the chart that its attribute `for` names.
 *
 * @example
 * import "bodygraph-element/form";
 *
 * const form = document.createElement("human-design-form");
 * form.addEventListener("birth-change", ({ detail }) => console.log(detail?.date, detail?.timeZone));
 * document.body.append(form);
 *
 * @attribute for The `id` of the chart to fill, which is in the page already.
 * @attribute second If present, fills the second birth of a composite.
 * @attribute places-url Address of a search for places; without it, the form asks for a time zone.
 * @csspart form The form.
 * @csspart input Each field.
 * @csspart suggestions The list of places or time zones.
 * @csspart fault What is wrong with the birth.
 * @slot - Content above the fields, or a form of the page's own.
 */
export class HumanDesignForm extends FormBase {
  /** Attributes that change the form. */
  static readonly observedAttributes: readonly string[] = ["places-url", "for", "second"];

  /** Null until the element has all of its children. */
  #reader: FormReader | null = null;
  /** Sees children that come or go later, as those of frameworks do. */
  #children: MutationObserver | null = null;
  #birth: FormBirth | null = null;
  /** A birth to fill in once there are fields, until they report what they make of it. */
  #given: BirthToFill | null = null;
  /** The instant for which the birth is drawn. */
  #instant = new Date(0);

  /** The birth as entered; null while it is incomplete. Set it to fill the form, to `{}` to empty it. */
  get birth(): FormBirth | null {
    return this.#birth;
  }
  set birth(birth: BirthToFill | null | undefined) {
    // Ignores the value that the form itself reported, so that a page may bind it.
    if (this.#given === null && JSON.stringify(birth ?? null) === JSON.stringify(this.#birth)) return;
    this.#given = birth ?? {};
    if (this.#reader !== null) {
      this.#reader.fill(this.#given);
      return;
    }
    // It may be filled before it is in a page.
    if (!this.isConnected) queueMicrotask(() => this.#reader ?? this.#findForm());
  }

  /** True if the form fills the second birth of a composite. */
  get second(): boolean {
    return this.hasAttribute("second") && !/^(?:off|false)$/.test(this.getAttribute("second")!);
  }
  set second(isSecond: boolean | string | null | undefined) {
    this.toggleAttribute("second", isSecond !== false && isSecond !== null && isSecond !== undefined);
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name !== "places-url") this.#fill();
    else if (this.#reader !== null) this.#reader.placesUrl = after;
  }

  connectedCallback(): void {
    adoptProperties(this, ["birth", "second"]);
    this.#children = new MutationObserver(() => this.#findForm());
    if (this.querySelector("form") !== null && hasAllChildren(this)) this.#findForm();
    else whenParsed(this, () => this.#findForm());
    this.#fill();
  }

  disconnectedCallback(): void {
    this.#children?.disconnect();
    this.#children = null;
    this.#reader?.pause();
  }

  /** Reads the form among the children, or one of its own if there is none. */
  #findForm(): void {
    this.#children?.observe(this, { childList: true, subtree: true });
    const own = this.querySelector("form");
    if (this.#reader?.reads(own) === true) return;
    // A birth in a form of its own goes into that of the page. Of two forms of the page each has its own.
    const before = own !== null && this.#reader?.reads(null) === true ? this.#birth : null;
    const previous = this.#reader;
    previous?.stop();
    this.#reader = new FormReader(own, this.getAttribute("places-url"), (read) => this.#onRead(read));
    this.#show(this.#reader.form, own !== null);
    const birth = this.#given ?? before;
    if (birth !== null) this.#reader.fill(birth);
    else {
      if (previous !== null) this.#reader.takeOver(previous);
      void this.#reader.read();
    }
  }

  /** Shows a form of its own, or that of the page in its place. */
  #show(form: HTMLFormElement, isOfPage: boolean): void {
    if (isOfPage && this.shadowRoot === null) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    addStyles(root, STYLES);
    root.replaceChildren(isOfPage ? html("slot") : form);
  }

  /** Reports a changed birth, and fills the chart. */
  #onRead(read: ReadForm | null): void {
    this.#given = null;
    const birth = read?.birth ?? null;
    if (JSON.stringify(birth) === JSON.stringify(this.#birth)) return;
    this.#birth = birth;
    if (read !== null) this.#instant = read.instant;
    this.#fill();
    this.#fire("birth-change", birth);
  }

  /** Sets the attributes of the chart that `for` names: of its birth, or with `second` of its second one. */
  #fill(): void {
    const id = this.getAttribute("for");
    const root = this.getRootNode() as Document | ShadowRoot;
    const chart = id && this.isConnected ? root.getElementById(id) : null;
    if (!chart || this.#birth === null) return;
    const { date, time, timeZone, lat, lng, disambiguation, name, place } = this.#birth;
    const texts = this.second
      ? {
          with: this.#instant.toISOString(),
          "with-caption": time === null ? `${name || "B"} (time unknown)` : name,
        }
      : {
          utc: null,
          date,
          time: time ?? NOON,
          "time-zone": timeZone,
          lat,
          lng,
          disambiguation,
          caption: name,
          born: bornText(date, this.#birth),
          place,
        };
    for (const [attribute, value] of Object.entries(texts)) {
      if (value === null || value === "") chart.removeAttribute(attribute);
      else chart.setAttribute(attribute, `${value}`);
    }
  }

  #fire<Name extends keyof HumanDesignFormEventMap>(
    type: Name,
    detail: HumanDesignFormEventMap[Name]["detail"],
  ): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
