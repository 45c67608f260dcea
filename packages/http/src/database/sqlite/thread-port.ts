/**
 * Type of a value after structured cloning; differs from `Value` if anything in it cannot be cloned. A mapped
 * type leaves primitive types as they are.
 */
type Cloned<Value> = Value extends Date
  ? Value
  : Value extends symbol | ((...parameters: never) => unknown)
    ? never
    : { [Member in keyof Value]: Cloned<Value[Member]> };

/** Type of a method that cannot be called across threads; its text is what the compiler reports. */
export type NotCloneable = "arguments and result must survive structured cloning";

type ThreadMethod<Method> = Method extends (...parameters: infer Parameters) => Promise<infer Result>
  ? Parameters extends Cloned<Parameters>
    ? [Result] extends [Cloned<Result>]
      ? Method
      : NotCloneable
    : NotCloneable
  : NotCloneable;

/**
 * A port whose methods run in another thread: arguments and results are structured-cloned on the way. Methods
 * for which that fails, and methods that are not asynchronous, have the type {@link NotCloneable}, so that the
 * result is not assignable to the port and the code that uses it does not compile.
 */
export type ThreadPort<Port> = { readonly [Name in keyof Port]: ThreadMethod<Port[Name]> };
