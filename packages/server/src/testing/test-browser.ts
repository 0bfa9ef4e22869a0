import { parseSetCookieHeader } from 'better-auth/cookies';
import type { AnswerBody } from './answer-body.ts';
import { type TestServer, type TestUser, testOrigin } from './test-server.ts';

/** What came back, its body read as JSON where it is. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: AnswerBody;
  /** The `set-cookie` headers. */
  cookies: string[];
}

/** Sends requests as one browser does: from our origin, with the cookies that it was given. */
export class TestBrowser {
  readonly #app: TestServer['app'];
  readonly #address: string;
  readonly cookies = new Map<string, string>();

  constructor(server: Pick<TestServer, 'app'>, { address = '127.0.0.1' } = {}) {
    this.#app = server.app;
    this.#address = address;
  }

  get(url: string): Promise<Answer> {
    return this.#send('GET', url);
  }

  post(url: string, body: object = {}): Promise<Answer> {
    return this.#send('POST', url, body);
  }

  patch(url: string, body: object): Promise<Answer> {
    return this.#send('PATCH', url, body);
  }

  delete(url: string): Promise<Answer> {
    return this.#send('DELETE', url);
  }

  /** A copy with the same cookies, as a thief or a restored backup has it. */
  copy(): TestBrowser {
    const copy = new TestBrowser({ app: this.#app }, { address: this.#address });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async #send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<Answer> {
    const cookie = [...this.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: { origin: testOrigin, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of cookies) this.#keep(line);
    const type = String(answer.headers['content-type'] ?? '');
    const read = type.includes('json') ? answer.json() : answer.body;
    return { status: answer.statusCode, headers: answer.headers, body: read, cookies };
  }

  #keep(line: string): void {
    for (const [name, { value, 'max-age': maxAge }] of parseSetCookieHeader(line)) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** The browser in which somebody signed up. */
export function browserOf(server: Pick<TestServer, 'app'>, { cookie }: TestUser): TestBrowser {
  const browser = new TestBrowser(server);
  for (const pair of cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    browser.cookies.set(name, decodeURIComponent(value));
  }
  return browser;
}
