/** A map that forgets what was not asked for the longest, once it is full. */
export class LruCache<Key, Value> {
  readonly #capacity: number;
  readonly #entries = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.#moveToEnd(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.#moveToEnd(key, value);
    if (this.#entries.size <= this.#capacity) return;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined) this.#entries.delete(oldest);
  }

  values(): IterableIterator<Value> {
    return this.#entries.values();
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** A map keeps the order of insertion, so the first key is the one used longest ago. */
  #moveToEnd(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
  }
}
