/** `northNode` becomes `north_node`. */
type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Text;

/** The same members under v1's names. */
export type SnakeCased<Source> = {
  readonly [Member in keyof Source & string as SnakeCase<Member>]: Source[Member];
};

/** Renames an object's own members, in their order; what they hold is left as it is. */
export function snakeCased<Source extends object>(source: Source): SnakeCased<Source> {
  const renamed: Record<string, unknown> = {};
  for (const member in source) renamed[snakeCase(member)] = source[member];
  return renamed as SnakeCased<Source>;
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
