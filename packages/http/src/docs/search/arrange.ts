import type { FoundPage } from "./ranking.js";

/** A page with the score that orders it. */
type ScoredPage = FoundPage & { readonly score: number };

/** Shares of the score that each further page of a kind keeps: lists that repeat each other leave room for others. */
const REPEATED = { schema: 0.5, error: 0.8, library: 0.7, other: 0.9 } as const;

/** Orders pages by their scores, and mixes the kinds of pages: a search rarely means ten schemas. */
export function arranged(pages: readonly ScoredPage[]): readonly ScoredPage[] {
  const sorted = [...pages].sort((one, other) => other.score - one.score);
  const queues = new Map<string, ScoredPage[]>();
  for (const page of sorted) {
    const queue = queues.get(kindOf(page)) ?? [];
    queues.set(kindOf(page), queue);
    queue.push(page);
  }
  const rest = [...queues].map(([kind, queue]) => ({ queue, share: shareOf(kind), weight: 1, next: 0 }));
  return sorted.map(() => {
    const scoreOf = ({ queue, weight, next }: (typeof rest)[number]) => (queue[next]?.score ?? -1) * weight;
    const best = rest.reduce((one, other) => (scoreOf(other) > scoreOf(one) ? other : one));
    const page = best.queue[best.next] as ScoredPage;
    best.next += 1;
    best.weight *= best.share;
    return page;
  });
}

function kindOf({ entries }: ScoredPage): string {
  const { path = "", section = "Guides" } = entries[0]?.part ?? {};
  return path.includes("/schemas/") ? "schema" : section;
}

function shareOf(kind: string): number {
  if (kind === "schema") return REPEATED.schema;
  if (kind === "Errors") return REPEATED.error;
  return kind === "Library" ? REPEATED.library : REPEATED.other;
}
