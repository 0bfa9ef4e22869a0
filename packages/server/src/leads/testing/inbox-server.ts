/** A server with an owner whose tour has leads, as they were stored by whatever took them. */
import { openTestServer, testOrigin } from '../../testing/test-server.ts';

/** The server, its owner, and what they ask; `newLead` stores what a visitor wrote, without sending it. */
export async function openInboxServer() {
  const server = await openTestServer();
  const owner = await server.signUp('ines@example.com');
  const tourId: string = (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json().id;
  await server.work();

  function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const headers = { origin: testOrigin, cookie: owner.cookie };
    return server.app.inject({ method, url, headers, ...(payload && { payload }) });
  }
  const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);
  /** The owner has opened the link that was mailed to them. */
  const confirm = () => query('update users set email_verified = true where id = $1', [owner.userId]);
  async function newLead(id: string, email: string, message = 'Hello'): Promise<void> {
    await query(
      `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path, locale,
        consent, consent_version, created_at, updated_at)
      values ($1, $1, $2, $3, 'Maple Lane', 'Marta', $4, '', $5, 'new', '[]', 'en', '', 1, now(), now())`,
      [id, tourId, owner.userId, email, message],
    );
  }
  return { server, owner, tourId, ask, query, confirm, newLead };
}
