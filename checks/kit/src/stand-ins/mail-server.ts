import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

/** An email as received over SMTP. */
export interface ReceivedEmail {
  /** Address of the envelope's sender. */
  readonly from: string;
  /** Address of the envelope's last recipient. */
  readonly to: string;
  readonly subject: string;
  /** The Message-ID without its angle brackets. */
  readonly id: string;
  /** The decoded body. */
  readonly text: string;
}

/** SMTP server that keeps all emails, or refuses their sender, or is slow to answer. */
export class MailServer {
  /** All received emails, oldest first. */
  readonly emails: ReceivedEmail[] = [];
  readonly #server: Server;
  readonly #waiting: (() => void)[] = [];
  /** Set to true to reject every email with a temporary error. */
  isRejecting = false;
  /** Set to true to refuse every sender for good. */
  isRefusing = false;
  /** Delay of the greeting. */
  delayMs = 0;

  private constructor() {
    this.#server = createServer((socket) => this.#converse(socket));
  }

  /** Starts a server on a free port. */
  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    mail.#server.listen(0, "127.0.0.1");
    await once(mail.#server, "listening");
    return mail;
  }

  /** The value for SMTP_URL; it sets charts@example.com as the sender. */
  get url(): string {
    const { port } = this.#server.address() as { port: number };
    return `smtp://127.0.0.1:${port}/?from=charts@example.com`;
  }

  /** Resolves to the first email to this address, once it has arrived. */
  async emailTo(address: string): Promise<ReceivedEmail> {
    for (;;) {
      const email = this.emails.find(({ to }) => to === address);
      if (email !== undefined) return email;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Accepts no further connections. */
  stop(): void {
    this.#server.close();
  }

  #converse(socket: Socket): void {
    // Bytes of a command or an email that are not complete yet.
    let rest = "";
    let from = "";
    let to = "";
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    if (this.delayMs > 0) setTimeout(say, this.delayMs, "220 ready").unref();
    else say("220 ready");
    socket.on("error", () => socket.destroy());
    socket.setEncoding("utf8").on("data", (chunk) => {
      rest += chunk;
      for (;;) {
        const end = isData ? rest.indexOf("\r\n.\r\n") : rest.indexOf("\r\n");
        if (end < 0) return;
        const text = rest.slice(0, end);
        rest = rest.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          this.#keep({ from, to, ...parse(text) });
          say("250 accepted");
        } else if (/^MAIL FROM/i.test(text)) {
          from = /<(.*?)>/.exec(text)?.[1] ?? "";
          if (this.isRefusing) say(`550 5.7.1 <${from}> may not send`);
          else say(this.isRejecting ? "451 try later" : "250 ok");
        } else if (/^RCPT TO/i.test(text)) {
          to = /<(.*?)>/.exec(text)?.[1] ?? "";
          say("250 ok");
        } else if (/^DATA/i.test(text)) {
          isData = true;
          say("354 go on");
        } else if (/^QUIT/i.test(text)) {
          socket.end("221 bye\r\n");
        } else say("250 ok");
      }
    });
  }

  #keep(email: ReceivedEmail): void {
    this.emails.push(email);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

function parse(message: string): Pick<ReceivedEmail, "subject" | "id" | "text"> {
  const [head = "", ...body] = message.split("\r\n\r\n");
  const joined = body.join("\n\n");
  const text = /^Content-Transfer-Encoding: quoted-printable/im.test(head)
    ? joined
        .replace(/=\r\n/g, "")
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`)))
    : joined;
  const subject = /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? "";
  return { subject, id: /^Message-ID: <(.*)>/im.exec(head)?.[1] ?? "", text };
}

/**
 * Finds the dashboard link in an email.
 *
 * @throws If there is none.
 */
export function linkIn({ text }: Pick<ReceivedEmail, "text">): string {
  const link = /https?:\/\/\S+\/dashboard\/links\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
}
