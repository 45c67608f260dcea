import { expect, test } from "vitest";
import { Failure } from "../../src/errors/failure.js";
import { acceptedFormat } from "../../src/formats/accepted-format.js";
import { PICTURE_FORMATS } from "../../src/pictures/picture-formats.js";

const CALENDAR = { mediaType: "text/calendar" };

test.each([
  ["image/svg+xml", "svg"],
  ["image/png", "png"],
  ["IMAGE/PNG", "png"],
  ["image/*", "svg"],
  ["image/png, image/svg+xml", "svg"],
  ["image/svg+xml;q=0.5, image/png;q=0.6", "png"],
  ["image/*;q=0.9, image/svg+xml;q=0.1", "png"],
  ["image/png;q=0.8, */*;q=0.5", "png"],
  ["image/png;q=0.8, application/json;q=0.7", "png"],
  ["application/json;q=0, image/png;q=0.001", "png"],
  ["image/webp, image/svg+xml;charset=utf-8 ; q=1.000", "svg"],
  ["text/html, image/png", "png"],
  // An image of a page in Chromium, Firefox and Safari.
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "svg"],
  ["image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", "svg"],
  ["image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8", "svg"],
  // A page that Firefox opens.
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8",
    "svg",
  ],
  ['image/png;title="a, b";q=0.4, application/json;q=0.3', "png"],
])("Accept: %s gets a picture in %s", (accept, format) => {
  expect(acceptedFormat(accept, PICTURE_FORMATS)).toMatchObject({
    mediaType: format === "svg" ? "image/svg+xml" : "image/png",
  });
});

test.each([
  [undefined],
  [""],
  ["*/*"],
  ["application/json"],
  ["application/*"],
  ["text/html"],
  ["image/png, application/json"],
  ["image/png, */*"],
  ["image/svg+xml;q=0.5, application/*;q=0.5"],
  ["image/png;q=0.7, application/json;q=0.8"],
  ["image/webp, */*;q=0.1"],
  // A page that Chromium opens, and curl.
  [
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  ],
  ["*/*, image/png;q=0.9"],
  ['application/json;q=0.5, image/png;title="a, b";q=0.4'],
  ["image/webp, text/html"],
  ["image/png;q=0, application/json;q=0"],
  ["image/"],
  ["image/png;q=2"],
  ["no media type, image/"],
])("Accept: %s gets JSON", (accept) => {
  expect(acceptedFormat(accept, PICTURE_FORMATS)).toBeUndefined();
});

test.each([["image/webp"], ["image/webp, image/gif;q=0.5"], ["image/*, image/png;q=0, image/svg+xml;q=0"]])(
  "Accept: %s, image types without SVG and PNG, is not acceptable",
  (accept) => {
    expect(acceptedFormat(accept, PICTURE_FORMATS)).toEqual(
      new Failure("NOT_ACCEPTABLE", {
        message:
          "None of the accepted types is available. Send `Accept: image/svg+xml`, `image/png` or `application/json`.",
      }),
    );
  },
);

test.each([
  ["text/calendar", CALENDAR],
  ["text/calendar;q=0.8, application/json;q=0.7", CALENDAR],
  ["text/*", CALENDAR],
  ["text/calendar, */*", undefined],
  ["text/html", undefined],
  ["image/png", undefined],
  ["application/json", undefined],
])(
  "Accept: %s of an endpoint with a format that is no picture gets it, or JSON, never a refusal",
  (accept, format) => {
    expect(acceptedFormat(accept, [CALENDAR])).toBe(format);
  },
);
