/** Value after structured cloning: differs from `Value` if a part cannot be cloned. Primitives stay as they are. */
type Cloned<Value> = Value extends Date
  ? Value
  : Value extends symbol | ((...parameters: never) => unknown)
    ? never
    : { [Member in keyof Value]: Cloned<Value[Member]> };

/** Type of a method that cannot be called across threads. The compiler shows this text in its error. */
export type NotCloneable = "arguments and result must survive structured cloning";

type ThreadMethod<Method> = Method extends (...parameters: infer Parameters) => Promise<infer Result>
  ? Parameters extends Cloned<Parameters>
    ? [Result] extends [Cloned<Result>]
      ? Method
      : NotCloneable
    : NotCloneable
  : NotCloneable;

/**
 * A port whose methods run in another thread, so that arguments and results are structured-cloned. A method for which
 * that is impossible, or that returns no promise, gets the type {@link NotCloneable}. The result is then not assignable
 * to the port, and the code that uses it does not compile.
 */
export type ThreadPort<Port> = { readonly [Name in keyof Port]: ThreadMethod<Port[Name]> };
