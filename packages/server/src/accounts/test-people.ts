import { expect } from 'vitest';
import { TestBrowser } from '../testing/test-browser.ts';
import type { TestServer } from '../testing/test-server.ts';

export const password = 'a short sentence';

/**
 * People who meet the accounts of a test server, each with an address and a browser of their own, since limits are
 * counted by both.
 */
export function createPeople(server: () => TestServer) {
  let people = 0;
  const mailsTo = async (email: string) => {
    await mailsLeft(server());
    return server().mail.sent.filter(({ to }) => to === email);
  };
  const newPerson = () => {
    people += 1;
    return {
      email: `person-${people}@example.com`,
      browser: new TestBrowser(server(), { address: `10.0.0.${people}` }),
    };
  };
  return {
    newPerson,
    mailsTo,

    async signUp() {
      const person = newPerson();
      const who = { name: 'Ann', email: person.email, password };
      const answer = await person.browser.post<'authUser'>('/api/auth/sign-up/email', who);
      expect(answer.status).toBe(200);
      return { ...person, answer, userId: answer.body.user.id };
    },

    logIn: (browser: TestBrowser, email: string, secret = password) =>
      browser.post<'authUser'>('/api/auth/sign-in/email', { email, password: secret }),

    currentUser: async (browser: TestBrowser) =>
      (await browser.get<'authSession'>('/api/auth/get-session')).body?.user ?? null,

    verify: (browser: TestBrowser, token: string) =>
      browser.get(`/api/auth/verify-email?token=${encodeURIComponent(token)}`),

    /** The link of the newest mail to an address, as its screen gets it. */
    async linkTo(email: string): Promise<{ mode: string | null; token: string }> {
      const link = new URL((await mailsTo(email)).at(-1)?.actionLink ?? '');
      expect(link.origin + link.pathname).toBe('http://localhost:3000/action-handler');
      return { mode: link.searchParams.get('mode'), token: link.searchParams.get('token') ?? '' };
    },

    /** Lets all links of a user grow old. */
    async age(userId: string): Promise<void> {
      // The life of a link begins when its mail leaves.
      await mailsLeft(server());
      const { pool } = server().services.database;
      const past = "expires_at = now() - interval '1 second'";
      await pool.query(`update mailed_links set ${past} where user_id = $1`, [userId]);
    },
  };
}

/** Waits until every mail that was requested has left; the server has to do its jobs. */
async function mailsLeft({ services }: TestServer): Promise<void> {
  const waiting = "select 1 from pgboss.job where name = 'send-mail' and state < 'completed'";
  await expect.poll(async () => (await services.database.pool.query(waiting)).rowCount).toBe(0);
}
