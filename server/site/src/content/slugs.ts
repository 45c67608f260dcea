/** Gives each heading of a page its id, in the way of GitHub, so that links between headings work in both places. */
export class Slugs {
  readonly #counts = new Map<string, number>();

  /** Returns the id of the next heading. A repeated text gets a number. */
  next(text: string): string {
    const slug = text
      .toLowerCase()
      .replace(/<[^>]*>/g, "")
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
    const count = this.#counts.get(slug) ?? 0;
    this.#counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  }
}
