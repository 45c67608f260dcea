import {
  ABOUT_MINUTES,
  FIELD_LENGTHS,
  FIELD_TEXTS,
  MONTHS,
  TIME_KINDS,
  USUAL_ABOUT_MINUTES,
} from "chart-reading";
import type { Child, FC } from "hono/jsx";

/** The fields of a posted form, as they were sent. */
export interface BirthFields {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  /** The knowledge of the time. */
  readonly kind: string;
  readonly time: string;
  /** The later one of two times. */
  readonly until: string;
  readonly about: string;
  readonly place: string;
  /** Another place that was picked in place of the typed one, as the form shows it. */
  readonly pick: string;
  readonly name: string;
}

/** Path of the search for places, without a key. */
export const CHART_PLACES_PATH = "/chart/places";

/** A place that a posted form was answered for. */
export interface TakenPlace {
  readonly label: string;
  readonly zone: string;
  /** Undefined if a time zone was told in its place. */
  readonly coords: { readonly lat: number; readonly lng: number } | undefined;
}

/**
 * The form of a birth. Without a script it is posted; with one, `human-design-form` takes its fields over where they are,
 * so that nothing moves.
 */
export const BirthForm: FC<{
  /** Prefix of the ids of the form's elements. */
  readonly id: string;
  /** Id of the chart that the form fills. */
  readonly chart: string;
  readonly fields?: BirthFields | undefined;
  /** A sentence about the first field that is wrong. */
  readonly fault?: string | undefined;
  readonly place?: TakenPlace | undefined;
  readonly isSecond?: boolean;
  /** True if the answer to the posted form opens in a tab of its own. */
  readonly opensTab?: boolean;
  /** The buttons below the fields. */
  readonly children?: Child;
}> = ({ id, chart, fields, fault, place, isSecond = false, opensTab = false, children }) => {
  const kind = fields?.kind ?? "exact";
  return (
    <human-design-form
      id={`${id}-form`}
      for={chart}
      places-url={CHART_PLACES_PATH}
      second={isSecond ? "" : undefined}
    >
      <form
        class="birth"
        method="post"
        action="/chart"
        target={opensTab ? "_blank" : undefined}
        autocomplete="off"
        novalidate
        data-birth
      >
        <div class="field">
          <label for={`${id}-name`}>
            {FIELD_TEXTS.name} <span class="quiet">(optional)</span>
          </label>
          <input id={`${id}-name`} name="name" maxlength={FIELD_LENGTHS.name} value={fields?.name} />
        </div>
        <fieldset class="field">
          <legend>{FIELD_TEXTS.date}</legend>
          <div class="birth-date">
            <input
              name="day"
              aria-label={FIELD_TEXTS.day}
              placeholder={FIELD_TEXTS.day}
              inputmode="numeric"
              maxlength={FIELD_LENGTHS.day}
              autocomplete="bday-day"
              value={fields?.day}
            />
            <select name="month" aria-label={FIELD_TEXTS.month} autocomplete="bday-month">
              <option value="">{FIELD_TEXTS.month}</option>
              {MONTHS.map((month, index) => (
                <option value={`${index + 1}`} selected={fields?.month === `${index + 1}`}>
                  {month}
                </option>
              ))}
            </select>
            <input
              name="year"
              aria-label={FIELD_TEXTS.year}
              placeholder={FIELD_TEXTS.year}
              inputmode="numeric"
              maxlength={FIELD_LENGTHS.year}
              autocomplete="bday-year"
              value={fields?.year}
            />
          </div>
          <output class="hint" data-field="echo"></output>
        </fieldset>
        <fieldset class="field">
          <legend>{FIELD_TEXTS.timeOfBirth}</legend>
          <div class="choices">
            {TIME_KINDS.map(([value, text]) => (
              <label>
                <input type="radio" name="time-kind" value={value} checked={kind === value} />
                {text}
              </label>
            ))}
          </div>
          <div class="birth-time">
            <input
              name="time"
              aria-label={FIELD_TEXTS.time}
              placeholder={FIELD_TEXTS.timeExample}
              maxlength={FIELD_LENGTHS.time}
              autocomplete="off"
              value={fields?.time}
            />
            <span data-field="and">{FIELD_TEXTS.and}</span>
            <input
              name="until"
              aria-label={FIELD_TEXTS.until}
              placeholder={FIELD_TEXTS.untilExample}
              maxlength={FIELD_LENGTHS.time}
              autocomplete="off"
              value={fields?.until}
            />
            <select name="about" aria-label={FIELD_TEXTS.about}>
              {ABOUT_MINUTES.map(([minutes, text]) => (
                <option
                  value={`${minutes}`}
                  selected={(fields?.about ?? `${USUAL_ABOUT_MINUTES}`) === `${minutes}`}
                >
                  {text}
                </option>
              ))}
            </select>
          </div>
          <p class="hint" data-field="note" role="status"></p>
        </fieldset>
        <div class="field birth-place">
          <label for={`${id}-place`}>{FIELD_TEXTS.place}</label>
          <input
            id={`${id}-place`}
            name="place"
            placeholder={FIELD_TEXTS.placeExample}
            value={place?.label ?? fields?.place}
            data-zone={place?.zone}
            data-lat={place?.coords?.lat}
            data-lng={place?.coords?.lng}
          />
          <ul class="suggestions" data-field="suggestions" hidden></ul>
          <p class="hint" data-field="found" role="status"></p>
          <button class="text-button" type="button" data-field="change">
            {FIELD_TEXTS.askForZone}
          </button>
        </div>
        <fieldset class="field" data-field="fold" hidden>
          <legend>{FIELD_TEXTS.fold}</legend>
          <div class="choices">
            <label>
              <input type="radio" name="half" value="earlier" checked />
              {FIELD_TEXTS.earlier}
            </label>
            <label>
              <input type="radio" name="half" value="later" />
              {FIELD_TEXTS.later}
            </label>
          </div>
        </fieldset>
        <p class="fault" data-field="fault" role="alert">
          {fault}
        </p>
        {children}
      </form>
    </human-design-form>
  );
};
