import { parseSetCookieHeader } from 'better-auth/cookies';
import { type AnswerBody, type AnswerName, parseBody } from './answer-body.ts';
import { type TestServer, type TestUser, testOrigin } from './test-server.ts';

/** What came back, its body read as JSON where it is. */
export interface Answer<Name extends AnswerName = 'unread'> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: AnswerBody<Name>;
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

  get<Name extends AnswerName = 'unread'>(url: string): Promise<Answer<Name>> {
    return this.#send('GET', url);
  }

  post<Name extends AnswerName = 'unread'>(url: string, body: object = {}): Promise<Answer<Name>> {
    return this.#send('POST', url, body);
  }

  patch<Name extends AnswerName = 'unread'>(url: string, body: object): Promise<Answer<Name>> {
    return this.#send('PATCH', url, body);
  }

  delete<Name extends AnswerName = 'unread'>(url: string): Promise<Answer<Name>> {
    return this.#send('DELETE', url);
  }

  /** A copy with the same cookies, as a thief or a restored backup has it. */
  copy(): TestBrowser {
    const copy = new TestBrowser({ app: this.#app }, { address: this.#address });
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async #send<Name extends AnswerName>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Answer<Name>> {
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
    const parsed = parseBody<Name>(answer.body, answer.headers['content-type']);
    return { status: answer.statusCode, headers: answer.headers, body: parsed, cookies };
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
