import type { Features } from "../api/endpoint/features.js";
import { framePlaces, PLACES_ANSWER } from "../endpoints/places/endpoint.js";
import type { RefusalForm } from "../errors/refusal.js";
import { EXAMPLE_TIME } from "./examples.js";
import { freeOperation } from "./free-operation.js";
import type { Json } from "./json-schema.js";

const EXAMPLE_PLACES = {
  places: [
    {
      name: "Spring",
      region: "Texas",
      country: "United States",
      lat: 30.07994,
      lng: -95.41716,
      zone: "America/Chicago",
      population: 54_298,
    },
    {
      name: "Springfield",
      region: "Massachusetts",
      country: "United States",
      lat: 42.10148,
      lng: -72.58981,
      zone: "America/New_York",
      population: 154_341,
    },
    {
      name: "Springfield",
      region: "Missouri",
      country: "United States",
      lat: 37.21533,
      lng: -93.29824,
      zone: "America/Chicago",
      population: 166_810,
    },
  ],
};

/** Creates the operation of the endpoint for place pickers. */
export function placesOperation(form: RefusalForm, features: Features): Json {
  return freeOperation(
    {
      operationId: "v2Places",
      client: {
        name: "places.search",
        does: "Searches places whose names begin with a text of 2 to 100 characters.",
        returns: "places for a picker, at no cost",
        settings: { limit: "Maximum number of places, 1 to 20; 8 by default." },
      },
      guides: ["places", "keys#calls-from-a-web-page-cors"],
      keywords: "places endpoint, search city, autocomplete",
      summary: "Places whose name begins with a text",
      description:
        "Finds the places whose name begins with a text, for a place picker.\n\n" +
        "Costs no credit. Available on every plan.\n\n" +
        "Call it from your server while a person types, for example 200 ms after the last key. Browsers block calls from " +
        "a web page. Send the coordinates of the chosen place to `/v2/charts/coordinates`, or its name, region and " +
        "country as a location. The rate limit is separate, and ten times that of the chart endpoints.",
      parameters: [
        {
          name: "q",
          in: "query",
          required: true,
          description: "Beginning of a place's name. After a comma, a region or country may follow.",
          schema: { type: "string", minLength: 2, maxLength: 100 },
          example: "spring",
        },
        {
          name: "limit",
          in: "query",
          description: "Maximum number of places.",
          schema: { type: "integer", minimum: 1, maximum: 20, default: 8 },
          example: EXAMPLE_PLACES.places.length,
        },
      ],
      response: "The places, the likeliest first; none if no name begins like this.",
      answer: PLACES_ANSWER.name,
      example: JSON.parse(framePlaces(JSON.stringify(EXAMPLE_PLACES), EXAMPLE_TIME)),
      codes: ["INVALID_QUERY"],
    },
    form,
    features,
  );
}
