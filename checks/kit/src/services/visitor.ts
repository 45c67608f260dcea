let people = 0;

/** A page as received. */
export interface Visited {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * A person without a browser, with their own cookies and client address, who can submit forms. Each request uses a new
 * connection and may reach another worker.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();
  /** All Set-Cookie headers received. */
  readonly setCookies: string[] = [];
  readonly #url: string;
  readonly #address: string;

  /** @param address The person's IP address; by default one that nobody else has. */
  constructor(url: string, address?: string) {
    people += 1;
    this.#url = url;
    this.#address = address ?? `10.2.${people >> 8}.${people & 255}`;
  }

  get(path: string): Promise<Visited> {
    return this.#send(path, { method: "GET" });
  }

  /** Sends a form with the Origin header of the service's own pages. */
  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { Origin: this.#url },
  ): Promise<Visited> {
    return this.#send(path, { method: "POST", body: new URLSearchParams(fields), headers });
  }

  /** Opens a page to get the form token, then submits a form. */
  async submit(page: string, action: string, fields: Record<string, string> = {}): Promise<Visited> {
    const { text } = await this.get(page);
    return this.post(action, { ...fields, form_token: formTokenOf(text) });
  }

  /** Accepts an invitation, or any other link that asks for a password. */
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

/** Returns the token in a page's forms. */
export function formTokenOf(page: string): string {
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1];
  if (token === undefined) throw new Error(`no form with a token in: ${page.slice(0, 500)}`);
  return token;
}
