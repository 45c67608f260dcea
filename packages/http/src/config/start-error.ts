/** Why the service cannot start, as one line for the person who starts it. Holds no secret. */
export class StartError extends Error {
  override readonly name = "StartError";
}
