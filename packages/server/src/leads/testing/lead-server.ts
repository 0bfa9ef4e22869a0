/** A server with an owner whose tour takes messages, and visitors who write them. */
import { contactForm } from '../../testing/lead-access.ts';
import { openTestServer, testOrigin } from '../../testing/test-server.ts';
import { openPausedMail } from './paused-mail.ts';

/** The server, its owner and what they and visitors do; `reset` takes all leads away and the form back to `contactForm`. */
export async function openLeadServer() {
  /** How long ago the form was read, as the server sees it. */
  let laterMs = 0;
  const mail = openPausedMail();
  const server = await openTestServer({ clock: () => new Date(Date.now() + laterMs), mail });
  const owner = await server.signUp('ines@example.com');
  const tourId = await publish('Maple Lane');

  async function publish(name: string): Promise<string> {
    const { id } = (await ask('POST', '/api/tours', { name })).json();
    await ask('POST', `/api/tours/${id}/publish`, {});
    return id;
  }

  function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
    const headers = { origin: testOrigin, cookie: owner.cookie };
    return server.app.inject({ method, url, headers, ...(payload && { payload }) });
  }
  const change = (form: object) => ask('PATCH', `/api/users/${owner.userId}/contact-form`, form);

  let counter = 0;
  /** What a visitor sends who read the form some seconds ago. */
  async function write(change: object = {}, { readMs = 10_000, address = '', query = '', to = tourId } = {}) {
    counter += 1;
    const number = counter;
    const visitor = { origin: 'null' };
    laterMs = 0;
    const url = `/api/tours/${to}/contact-form${query}`;
    const { form } = (await server.app.inject({ method: 'GET', url, headers: visitor })).json();
    laterMs = readMs;
    return server.app.inject({
      method: 'POST',
      url: `/api/tours/${to}/leads${query}`,
      remoteAddress: address || `10.1.0.${number}`,
      headers: visitor,
      payload: { ...messageOf(number, form), ...change },
    });
  }

  async function reset(): Promise<void> {
    laterMs = 0;
    await server.services.database.pool.query('delete from attempts');
    await server.services.database.pool.query('delete from leads');
    await change(contactForm);
  }

  const inbox = async (query = '') => (await ask('GET', `/api/leads${query}`)).json();
  return { server, owner, tourId, mail, ask, publish, change, write, inbox, reset };
}

function messageOf(number: number, form: { stamp?: string; consentVersion?: number } | null) {
  return {
    requestId: `request-${String(number).padStart(16, '0')}`,
    stamp: form?.stamp ?? '',
    name: 'Marta Lindqvist',
    email: 'marta@example.com',
    phone: '',
    message: 'Could we see the kitchen on Saturday?',
    consentVersion: form?.consentVersion ?? 0,
    consents: true,
    website: '',
    locale: 'en',
    sceneId: 7,
    view: { yaw: 10, pitch: 0, hfov: 75 },
    path: [
      { id: 3, name: 'Hall' },
      { id: 7, name: 'Kitchen' },
    ],
  };
}
