/** `T` whose optional members may also be null or undefined, as values of a row often are. They count as absent. */
export type Loose<T> = {
  readonly [P in keyof T]: object extends Pick<T, P> ? T[P] | null | undefined : T[P];
};
