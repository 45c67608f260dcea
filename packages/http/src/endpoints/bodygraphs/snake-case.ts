/** A name in snake_case: `northNode` becomes `north_node`. */
type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Text;

/** An object type with its members renamed to snake_case. */
export type SnakeCased<Source> = {
  readonly [Member in keyof Source & string as SnakeCase<Member>]: Source[Member];
};

/** Returns a copy of an object with its own members renamed to snake_case, in the same order; their values are unchanged. */
export function snakeCased<Source extends object>(source: Source): SnakeCased<Source> {
  const renamed: Record<string, unknown> = {};
  for (const member in source) renamed[snakeCase(member)] = source[member];
  return renamed as SnakeCased<Source>;
}

/** Returns a name in snake_case. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
