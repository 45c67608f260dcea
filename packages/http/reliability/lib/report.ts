/** What a campaign measured, and which of its invariants did not hold. */
export class Report {
  readonly violations: string[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  /** Names the part of the campaign that the next lines belong to. */
  part(title: string): void {
    this.#print(`\n== ${title}`);
  }

  figure(name: string, value: string | number): void {
    const text = typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 1 }) : value;
    this.#print(`${`${name} `.padEnd(58, ".")} ${text}`);
  }

  /** Notes a violation unless the invariant holds. The first few of a kind tell enough. */
  invariant(holds: boolean, sentence: string): void {
    if (holds) return;
    this.violations.push(sentence);
    if (this.violations.length <= 20) this.#print(`VIOLATED: ${sentence}`);
  }

  /** The last line; what the process should end with. */
  conclude(): 0 | 1 {
    const { length } = this.violations;
    this.#print(length === 0 ? "\nEvery invariant held." : `\n${length} violations.`);
    return length === 0 ? 0 : 1;
  }
}
