import { BODIES } from "chart-core";
import type { FailureGroup } from "./failure-record.js";

/** Codes of errors about the request as such, and about fields and parameters that are not those of a birth. */
export type RequestCode =
  | "INVALID_REQUEST_BODY"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "INVALID_MOMENT"
  | "INVALID_PEOPLE"
  | "INVALID_BIRTHS"
  | "INVALID_KINDS"
  | "INVALID_LEVEL"
  | "INVALID_BODIES"
  | "INVALID_INCLUDE"
  | "INVALID_PICTURE"
  | "NOT_ACCEPTABLE"
  | "NOT_FOUND"
  | "METHOD_NOT_ALLOWED"
  | "BAD_REQUEST"
  | "REQUEST_TIMEOUT"
  | "REQUEST_HEADERS_TOO_LARGE";

/** Errors about the request as such, and about fields and parameters that are not those of a birth. */
export const REQUEST_FAILURES: FailureGroup<RequestCode> = {
  title: "Request",
  records: {
    INVALID_REQUEST_BODY: {
      status: 422,
      message: "The request body must be a JSON object in UTF-8.",
      appliesTo: "chart requests",
      cause: "The body is not JSON, is not an object, or is not in UTF-8.",
      remedy: "Make the body with your language's JSON library. In a shell, put it in single quotes.",
      retry: "after a change",
    },
    UNSUPPORTED_MEDIA_TYPE: {
      status: 415,
      message: "Unsupported content type. Send the body as ``Content-Type: application/json``.",
      appliesTo: "chart requests",
      cause:
        "`Content-Type` is missing or is not JSON, or the request has a `Content-Encoding`, even `identity`. For an encoding, " +
        "the message is “Unsupported content encoding. Send the body as it is, without Content-Encoding.”",
      remedy:
        "Send `Content-Type: application/json` and no `Content-Encoding`. curl needs `-H`, because `-d` sends a form.",
      retry: "after a change",
    },
    INVALID_MOMENT: {
      status: 400,
      message:
        "The fields `at`, `from` and `to` must be moments in the years 1800 to 2199, and `utc` one from 1799-12-31 to " +
        "2200-01-01, written as `YYYY-MM-DDTHH:MM:SSZ`. The field `from` must be earlier than the field `to`.",
      appliesTo: "endpoints that name it",
      cause:
        "A moment is not written in UTC or is outside of the years that the message names, or `from` is not before `to`.",
      remedy:
        "Write moments in UTC with a `Z` at the end: `2026-03-21T12:00Z`, `2026-03-21T12:00:00Z` or " +
        "`2026-03-21T12:00:00.000Z`. An offset such as `+01:00` is not accepted: convert the moment first. From " +
        "milliseconds since 1970: `new Date(ms).toISOString()`.",
      retry: "after a change",
      example: {
        message: "The field at must be a moment in the years 1800 to 2199. Write it as YYYY-MM-DDTHH:MM:SSZ.",
      },
    },
    INVALID_PEOPLE: {
      status: 400,
      message: "The field `people` must be a list of people, each a JSON object.",
      appliesTo: "endpoints that name it",
      cause:
        "`people` is missing, has too few or too many entries for this endpoint, or an entry is not an object.",
      remedy:
        "A composite has 2 people, a penta 3 to 5, a group 2 to 20: see [two people and more](/docs/guides/people).",
      retry: "after a change",
      example: {
        message:
          "The field people must be a list of 3 to 5 people, each a JSON object. For other numbers, use /v2/groups, which " +
          "takes 2 to 20.",
      },
    },
    INVALID_BIRTHS: {
      status: 400,
      message: "The field `births` must be a list of 1 to 500 births, each a JSON object.",
      appliesTo: "endpoints that name it",
      cause: "`births` is missing, is empty, has more than 500 entries, or an entry is not an object.",
      remedy: "Split larger lists into several [batches](/docs/guides/batches).",
      retry: "after a change",
    },
    INVALID_KINDS: {
      status: 400,
      message: "The field `kinds` must be a list of different kinds, of returns or of changes.",
      appliesTo: "endpoints that name it",
      cause:
        "`kinds` is empty, has a word twice, or has an unknown word; or the kinds of changes that need a birth come without one.",
      remedy:
        "Choose from the values that the reference lists, each once: [returns](/docs/reference/v2-returns), " +
        "[changes](/docs/reference/v2-transits-changes).",
      retry: "after a change",
      example: {
        message:
          "The field kinds must be a list of 1 to 7 different kinds. Known kinds: solar, lunar, jupiter, saturn, chiron, " +
          "uranus-opposition, north-node-true.",
      },
    },
    INVALID_LEVEL: {
      status: 400,
      message: "The field `level` must be `gate` or `line`.",
      appliesTo: "endpoints that name it",
      cause: "`level` is another word.",
      remedy: "Leave it out for changes of gates, or send `line` for those of lines, too.",
      retry: "after a change",
    },
    INVALID_BODIES: {
      status: 400,
      message: `The field \`bodies\` must be a list of 1 to 13 different bodies. Known bodies: ${BODIES.join(", ")}.`,
      appliesTo: "endpoints that name it",
      cause: "`bodies` is empty, has a word twice, or has a word that is no body.",
      remedy: "Choose from the bodies that the message lists, each once, or leave the field out for all.",
      retry: "after a change",
    },
    INVALID_INCLUDE: {
      status: 400,
      message: "The parameter `include` has an unknown word.",
      appliesTo: "endpoints with include",
      cause: "The query parameter `include` has a word that this operation does not know.",
      remedy:
        "Use words that the message lists, with commas between them. [Charts](/docs/reference/v2-charts) take the eight " +
        "words below. [Returns](/docs/reference/v2-returns) take only `charts`.",
      retry: "after a change",
      example: {
        message:
          "The parameter include has an unknown word. Known words: longitudes, design, fixings, definitionDetails, " +
          "centerDetails, crossDetails, birth, variables. Separate them by commas.",
      },
    },
    INVALID_PICTURE: {
      status: 400,
      message:
        "The parameter `theme` must be `light`, `dark` or `print`, and `width` a whole number of pixels from 200 " +
        "to 2400.",
      appliesTo: "endpoints with pictures",
      cause:
        "The query parameter `theme` or `width` of a picture has an unknown value. Requests for JSON ignore both.",
      remedy:
        "Use `light`, `dark` or `print`, and 200 to 2400 pixels: see [pictures](/docs/guides/pictures).",
      retry: "after a change",
    },
    NOT_ACCEPTABLE: {
      status: 406,
      message:
        "None of the accepted types is available. Send ``Accept: image/svg+xml``, ``image/png`` or " +
        "``application/json``.",
      appliesTo: "endpoints with pictures",
      cause: "`Accept` names only image types that the service does not draw, such as `image/webp`.",
      remedy:
        "Ask for `image/svg+xml` or `image/png`, or leave the header out to get JSON: see [pictures](/docs/guides/pictures).",
      retry: "after a change",
    },
    NOT_FOUND: {
      status: 404,
      message: "This path does not exist.",
      appliesTo: "no endpoint",
      isBeforeAccount: true,
      cause: "No operation has this path. The message lists all paths.",
      remedy:
        "Check the path for a typing error or a slash at its end. The [reference](/docs/reference) has every operation.",
      retry: "after a change",
      example: {
        message: "This path does not exist. Available paths: /v2/charts, /v2/charts/simple, …",
      },
    },
    METHOD_NOT_ALLOWED: {
      status: 405,
      message: "This path does not support this method.",
      appliesTo: "no endpoint",
      isBeforeAccount: true,
      cause:
        "The path exists, but not with this method. The list at the end of this page has the method of each path. Paths with GET accept HEAD, too.",
      remedy:
        "Use a method that the message and the response header `Allow` name. A browser's preflight with OPTIONS gets this code too, because " +
        "scripts of other sites cannot call the API: see [calls from a web page](/docs/guides/keys#calls-from-a-web-page-cors).",
      retry: "after a change",
      example: {
        message: "The path /v2/charts does not support this method. Use POST.",
        v1Message: "The path /v1/bodygraphs does not support this method. Use POST.",
        headers: { Allow: "POST" },
      },
    },
    BAD_REQUEST: {
      status: 400,
      message: "This is not a valid HTTP request.",
      appliesTo: "all requests",
      isBeforeAccount: true,
      cause:
        "The bytes of the request are not valid HTTP/1.1: for example an unknown method, a line without an end, or two " +
        "different lengths of the body.",
      remedy:
        "Send the request with an HTTP library instead of a socket. If a proxy is in between, check its log.",
      retry: "after a change",
    },
    REQUEST_TIMEOUT: {
      status: 408,
      message: "The request took too long to arrive. Please send it again.",
      appliesTo: "all requests",
      isBeforeAccount: true,
      cause: "The request started, but its headers or its body did not arrive in time.",
      remedy:
        "Send it again. If it happens often, look at the network or the proxy between you and the service.",
      retry: "immediately",
    },
    REQUEST_HEADERS_TOO_LARGE: {
      status: 431,
      message: "The request headers are too large. The limit is 16 KiB.",
      appliesTo: "all requests",
      isBeforeAccount: true,
      cause:
        "There are more than 100 headers, or together they have more than 16 KiB. Large cookies are the usual reason.",
      remedy: "Send only the headers that the reference lists. The API needs no cookies.",
      retry: "after a change",
    },
  },
};
