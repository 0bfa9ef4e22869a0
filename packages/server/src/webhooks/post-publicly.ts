import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { DeliveryFailure } from '@tourwright/api';
import { lookUpPublicly, mayBePublic, notPublic } from '../outgoing/public-addresses.ts';

/** What became of a message: the status of the answer, or why there was none. */
export type PostOutcome =
  | { status: number }
  | { status: null; failure: Extract<DeliveryFailure, 'timeout' | 'unreachable' | 'not_public'> };

interface Message {
  headers: Record<string, string>;
  body: string;
  /** Ends it, throwing. */
  signal: AbortSignal;
  /** Also to addresses of the machine and networks of the server. */
  allowsPrivate: boolean;
  timeoutMs?: number;
}

const usualTimeoutMs = 10_000;

/**
 * Posts to an address that a user named. The machine and its networks are never reached: the addresses of the host are
 * looked at when the connection is made, so that a name cannot mean another one by then. Redirects are not followed, and
 * of the answer only the status is read.
 */
export async function postPublicly(address: string, message: Message): Promise<PostOutcome> {
  const { headers, body, signal, allowsPrivate, timeoutMs = usualTimeoutMs } = message;
  const url = new URL(address);
  // Sockets ask for no address of a host that is one.
  if (!allowsPrivate && !mayBePublic(url)) return { status: null, failure: 'not_public' };
  const timeout = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.any([signal, timeout]),
      // A kept connection could be one that this server made to a neighbour for itself.
      agent: false,
      ...(allowsPrivate ? {} : { lookup: lookUpPublicly() }),
    });
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (signal.aborted) reject(error);
      else if (error.code === notPublic) resolve({ status: null, failure: 'not_public' });
      else resolve({ status: null, failure: timeout.aborted ? 'timeout' : 'unreachable' });
    });
    request.end(body);
  });
}
