import type { IconName } from "@chart/ui";
import type { FC } from "hono/jsx";

/** Something that a reader comes for, with the page where it begins. */
interface Task {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

/** The tasks that most readers come for, the most frequent one first. */
export const TASKS: readonly Task[] = [
  {
    path: "/docs/guides/quick-start",
    title: "Make your first chart",
    text: "From a key to a chart in your terminal, in about a minute.",
    icon: "quick-start",
  },
  {
    path: "/docs/reference",
    title: "Build with the API",
    text: "Every endpoint with its request, response and errors, in four languages.",
    icon: "requests",
  },
  {
    path: "/docs/glossary",
    title: "Understand a chart",
    text: "Types, centers, gates and every other term in plain words.",
    icon: "docs",
  },
  {
    path: "/docs/errors",
    title: "Solve an error",
    text: "Each error code with its cause, its remedy and when to retry.",
    icon: "health",
  },
  {
    path: "/docs/guides/library",
    title: "Use the library",
    text: "Compute charts in your own TypeScript program, without a server.",
    icon: "overview",
  },
  {
    path: "/docs/guides/self-hosting",
    title: "Run the service",
    text: "From a clone to production with its first customer.",
    icon: "settings",
  },
];

/** Number of tasks that a page without content proposes. */
const PROPOSED_TASKS = 4;

/** The first tasks as links, for pages that have nothing to show. */
export const TaskLinks: FC = () => (
  <>
    <h2>Where readers start</h2>
    <ul class="links">
      {TASKS.slice(0, PROPOSED_TASKS).map(({ path, title, text }) => (
        <li>
          <a href={path}>{title}</a>
          <span class="quiet small">{text}</span>
        </li>
      ))}
    </ul>
  </>
);
