import { type Client, createClient, type Transport } from '@tourwright/api';
import { refreshSession } from './session/session.ts';

/** The browser's `fetch`, looked up at every call. A 401 says that the session has ended: it is read again. */
const transport: Transport = async (url, init) => {
  const { signal, ...rest } = init;
  const response = await fetch(url, {
    ...rest,
    credentials: 'same-origin',
    ...(signal instanceof AbortSignal && { signal }),
  });
  if (response.status === 401) void refreshSession();
  return response;
};

/** Every call of the server's table, typed. Pages for visitors use `getJson` instead, which brings no schemas. */
export const api: Client = createClient(transport);
