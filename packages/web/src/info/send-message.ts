import type { ContactMessage, Problem } from '@tourwright/api';
import { getJson } from '../client/requests/get-json.ts';
import { noteStamp, untilStampCounts } from '../client/requests/stamp-age.ts';
import { t } from './info-text.ts';

/** What became of a message to the operators: sent, with its reference, or why not. */
export type Outcome = { state: 'sent'; reference: string } | { state: 'failed'; message: string };

/** A stamp for a form that is shown from now on. */
export async function readStamp(signal?: AbortSignal): Promise<string> {
  const { stamp } = await getJson<{ stamp: string }>('/api/contact', signal);
  noteStamp(stamp);
  return stamp;
}

/** Sends a message to operators; a form that was open for too long gets a new stamp, once. */
export async function sendMessage(message: ContactMessage): Promise<Outcome> {
  const first = await post(message);
  if (first !== 'old') return first;
  const stamp = await readStamp().catch(() => null);
  if (stamp === null) return { state: 'failed', message: t('message.failed') };
  const second = await post({ ...message, stamp });
  return second === 'old' ? { state: 'failed', message: t('message.failed') } : second;
}

async function post(message: ContactMessage): Promise<Outcome | 'old'> {
  await untilStampCounts(message.stamp);
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(message),
    });
    if (response.ok) return { state: 'sent', ...((await response.json()) as { reference: string }) };
    if (response.status === 429) return { state: 'failed', message: t('message.too-many') };
    if (response.status >= 500) return { state: 'failed', message: t('message.failed') };
    const { errors = [] } = (await response.json()) as Problem;
    if (errors.some(({ path }) => path === 'stamp')) return 'old';
    return { state: 'failed', message: t('message.refused') };
  } catch {
    // For who writes it is one thing: no answer.
    return { state: 'failed', message: t(navigator.onLine ? 'message.failed' : 'message.offline') };
  }
}
