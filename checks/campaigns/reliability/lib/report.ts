/** Figures of a campaign, and the violations of its invariants. */
export class Report {
  readonly violations: string[] = [];
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void = console.log) {
    this.#print = print;
  }

  /** Starts a part of the campaign. */
  part(title: string): void {
    this.#print(`\n== ${title}`);
  }

  figure(name: string, value: string | number): void {
    const text = typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 1 }) : value;
    this.#print(`${`${name} `.padEnd(58, ".")} ${text}`);
  }

  /** Records a violation unless the invariant holds. Only the first 20 are printed. */
  invariant(holds: boolean, sentence: string): void {
    if (holds) return;
    this.violations.push(sentence);
    if (this.violations.length <= 20) this.#print(`VIOLATED: ${sentence}`);
  }

  /** Prints the last line; returns the exit code. */
  conclude(): 0 | 1 {
    const { length } = this.violations;
    this.#print(length === 0 ? "\nEvery invariant held." : `\n${length} violations.`);
    return length === 0 ? 0 : 1;
  }
}
