import type { Child, FC } from "hono/jsx";

/** The fields of a posted form, as they were sent. */
export interface BirthFields {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly timeKind: string;
  readonly time: string;
  readonly about: string;
  readonly place: string;
  /** Another place that was picked in place of the typed one, as the form shows it. */
  readonly pick: string;
  readonly name: string;
}

/** Path of the search for places, without a key. */
export const CHART_PLACES_PATH = "/chart/places";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const TIME_KINDS = [
  ["exact", "I know it"],
  ["about", "Roughly"],
  ["unknown", "I don't know"],
] as const;

/** The choices of `human-design-form`. */
const ABOUT = [
  ["15", "15 minutes"],
  ["30", "half an hour"],
  ["60", "an hour"],
  ["120", "two hours"],
] as const;

/** A place that a posted form was answered for. */
export interface TakenPlace {
  readonly label: string;
  readonly zone: string;
  readonly lat: number;
  readonly lng: number;
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
  const kind = fields?.timeKind ?? "exact";
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
        <fieldset class="field">
          <legend>Date of birth</legend>
          <div class="birth-date">
            <input
              name="day"
              aria-label="Day"
              placeholder="Day"
              inputmode="numeric"
              maxlength={2}
              autocomplete="bday-day"
              value={fields?.day}
            />
            <select name="month" aria-label="Month" autocomplete="bday-month">
              <option value="">Month</option>
              {MONTHS.map((month, index) => (
                <option value={`${index + 1}`} selected={fields?.month === `${index + 1}`}>
                  {month}
                </option>
              ))}
            </select>
            <input
              name="year"
              aria-label="Year"
              placeholder="Year"
              inputmode="numeric"
              maxlength={4}
              autocomplete="bday-year"
              value={fields?.year}
            />
          </div>
          <output class="hint" data-field="echo"></output>
        </fieldset>
        <fieldset class="field">
          <legend>Time of birth</legend>
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
              aria-label="Time"
              placeholder="21:17 or 9:17 pm"
              maxlength={12}
              autocomplete="off"
              value={fields?.time}
            />
            <select name="about" aria-label="How much it may be off">
              {ABOUT.map(([minutes, text]) => (
                <option value={minutes} selected={(fields?.about ?? "30") === minutes}>
                  {`give or take ${text}`}
                </option>
              ))}
            </select>
          </div>
          <p class="hint" data-field="note" role="status"></p>
        </fieldset>
        <div class="field birth-place">
          <label for={`${id}-place`}>Place of birth</label>
          <input
            id={`${id}-place`}
            name="place"
            placeholder="City, town or village"
            value={place?.label ?? fields?.place}
            data-zone={place?.zone}
            data-lat={place?.lat}
            data-lng={place?.lng}
          />
          <ul class="suggestions" data-field="suggestions" hidden></ul>
          <p class="hint" data-field="found" role="status"></p>
          <button class="text-button" type="button" data-field="change">
            Not listed? Give its time zone
          </button>
        </div>
        <fieldset class="field" data-field="fold" hidden>
          <legend>Clocks showed this time twice that night. Which was it?</legend>
          <div class="choices">
            <label>
              <input type="radio" name="half" value="earlier" checked />
              the first
            </label>
            <label>
              <input type="radio" name="half" value="later" />
              the second
            </label>
          </div>
        </fieldset>
        <div class="field">
          <label for={`${id}-name`}>
            Name <span class="quiet">(optional)</span>
          </label>
          <input id={`${id}-name`} name="name" maxlength={100} value={fields?.name} />
        </div>
        <p class="fault" data-field="fault" role="alert">
          {fault}
        </p>
        {children}
      </form>
    </human-design-form>
  );
};
