/** A letter in plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends letters: the port behind which SMTP is. */
export interface Mailer {
  /** Resolves once the letter was taken over; rejects where it was not. */
  send(letter: Letter): Promise<void>;
}
