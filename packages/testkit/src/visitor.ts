let people = 0;

/** A page as a visitor got it. */
export interface Visited {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * A person with cookies and an address of their own, who fills in forms without a browser. Each request has a connection
 * of its own, which may reach another worker.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The Set-Cookie headers that came, whole. */
  readonly setCookies: string[] = [];
  readonly #url: string;
  readonly #address: string;

  constructor(url: string) {
    people += 1;
    this.#url = url;
    this.#address = `10.2.${people >> 8}.${people & 255}`;
  }

  get(path: string): Promise<Visited> {
    return this.#send(path, { method: "GET" });
  }

  /** Sends a form as the service's own page would. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { Origin: this.#url },
  ): Promise<Visited> {
    return this.#send(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Opens the page for its form's token, then sends the form. */
  async submit(page: string, action: string, fields: Record<string, string> = {}): Promise<Visited> {
    const { text } = await this.get(page);
    return this.post(action, { ...fields, form_token: formTokenOf(text) });
  }

  /** Accepts an invitation, or another link that asks for a password. */
  accept(linkUrl: string, password: string): Promise<Visited> {
    return this.post(new URL(linkUrl).pathname, { password });
  }

  signIn(email: string, password: string): Promise<Visited> {
    return this.post("/dashboard/sign-in", { email, password });
  }

  async #send(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Visited> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#url + path, {
      ...init,
      headers: {
        ...init.headers,
        "X-Forwarded-For": this.#address,
        Connection: "close",
        ...(cookie && { Cookie: cookie }),
      },
      redirect: "manual",
    });
    for (const header of response.headers.getSetCookie()) {
      this.setCookies.push(header);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

/** The token that a page's forms carry. */
export function formTokenOf(page: string): string {
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1];
  if (token === undefined) throw new Error(`no form with a token in: ${page.slice(0, 500)}`);
  return token;
}
