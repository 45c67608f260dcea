import type { ThemedPictureFile } from "@chart/ui";
import type { FC } from "hono/jsx";
import { BirthAndPicture } from "./birth-and-picture.js";
import { ChartHead } from "./chart-head.js";
import type { TermLinks } from "./tabs/term-name.js";

const LEAD =
  "Human Design turns the positions of Sun, Moon and planets at your birth into a map of how you decide and use your energy. See yours in seconds: exact, and without an account.";

/** The first screen of the front page: what this is, and the form with its picture. */
export const FrontForm: FC<{ readonly sample: ThemedPictureFile; readonly links: TermLinks }> = ({
  sample,
  links,
}) => (
  <div class="first-screen">
    <ChartHead title="See your Human Design chart" lead={LEAD} picture={sample} hasMore />
    <BirthAndPicture sample={sample} links={links} />
  </div>
);
