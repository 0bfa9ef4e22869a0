import type { Database } from '../drivers/database/database.ts';

/** Resolves once this process has received all notifications about tours so far, through the listening connection. */
export async function hearNews(database: Database): Promise<void> {
  const word = crypto.randomUUID();
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const stop = await database.listen('tour', (payload) => {
    if (payload.includes(word)) hear();
  });
  await database.notify('tour', JSON.stringify({ tourId: `none ${word}`, type: 'edit' }));
  await heard;
  await stop();
}
