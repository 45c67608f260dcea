import type { AnswerFormat } from "./answer-format.js";

/** Media type of a calendar. */
export const CALENDAR_TYPE = "text/calendar";

const DESCRIPTION = `## Calendar

With \`Accept: text/calendar\` the response is a file that calendar applications import (iCalendar, RFC 5545), for the same price. Errors are still JSON.

- An event ends where its state ends; one that lasts longer than three days is a moment of its beginning, and says until when.
- The same request for another span gives the same events the same \`UID\`: import its file again, and events change and none doubles. With other bodies or another birth, use a calendar of its own.
- The birth can be worked out from a file that is made for it: give it only to the person.
- Repeat a request with its \`Idempotency-Key\` to get the other format without another charge.`;

/** Beginning of a calendar in the documentation. */
const EXAMPLE =
  "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//chart-core//Human Design sky//EN\r\n...\r\nEND:VCALENDAR\r\n";

/**
 * Creates the format of a calendar. An order that is read for {@link CALENDAR_TYPE} writes the file itself, as a JSON
 * string: it needs more than the JSON answer has, such as the events of the year before the span.
 *
 * @param name Method of our clients.
 * @param does Sentence that says what the method does.
 */
export function calendarFormat(name: string, does: string): AnswerFormat {
  return {
    mediaType: CALENDAR_TYPE,
    read: () => ({
      tokens: 1,
      reserve: () => ({
        write: async (resultJson) => JSON.parse(resultJson) as string,
        release: () => undefined,
      }),
    }),
    description: DESCRIPTION,
    parameters: [],
    content: {
      schema: { type: "string", description: "The events as an iCalendar file." },
      example: EXAMPLE,
    },
    client: { name, does, returns: "a calendar, as text", type: "text", ending: "END:VCALENDAR" },
  };
}
