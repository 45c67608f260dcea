/** Reason why the service cannot start, as one line for the person who starts it. Its message contains no secret. */
export class StartError extends Error {
  override readonly name = "StartError";
}
