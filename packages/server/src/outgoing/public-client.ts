import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { lookUpPublicly, mayBePublic, notPublic, type PublicNet } from './public-addresses.ts';
import { robotName } from './robots.ts';

/** Why nothing came from an address. */
export type OutgoingReason = 'not_public' | 'unreachable' | 'timeout' | 'too_many_redirects';

/** Thrown when nothing came from an address; `reason` says why. */
export class OutgoingFault extends Error {
  override readonly name = 'OutgoingFault';
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The answer to an outgoing request, after redirects. */
export interface PublicAnswer {
  /** Where the last redirect led. */
  url: URL;
  status: number;
  headers: IncomingMessage['headers'];
  /** Read it, or destroy it. */
  body: IncomingMessage;
}

/** Sends requests to public addresses only, never into the server's own network. */
export interface PublicClient {
  /** Asks for what is at an address, over redirects. Throws an `OutgoingFault`. */
  get(address: URL): Promise<PublicAnswer>;
  close(): void;
}

/** The user agent that servers see, and that their robots.txt may name. */
const userAgent = `${robotName}/1.0`;

const mostRedirects = 5;
/** Without a byte. */
const idleMs = 20_000;
const connectionsPerHost = 6;

/**
 * Asks addresses that somebody named, without ever reaching the machine and networks of the server: each address, also that
 * of a redirect, is looked at before a connection is made, and its host when it is looked up for it. The connections are
 * its own, since a kept one could lead to a neighbour of the server's.
 */
export function openPublicClient(net: PublicNet, signal: AbortSignal): PublicClient {
  const options = { keepAlive: true, maxSockets: connectionsPerHost };
  const agents = { http: new HttpAgent(options), https: new HttpsAgent(options) };
  const lookup = lookUpPublicly(net);
  const ask = (url: URL): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const isSafe = url.protocol === 'https:';
      const request = (isSafe ? httpsRequest : httpRequest)(url, {
        headers: { 'user-agent': userAgent, 'accept-encoding': 'identity' },
        agent: isSafe ? agents.https : agents.http,
        signal,
        lookup,
      });
      request.setTimeout(idleMs, () => request.destroy(new OutgoingFault('timeout')));
      request.on('response', resolve);
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (signal.aborted || error instanceof OutgoingFault) reject(signal.aborted ? signal.reason : error);
        else reject(new OutgoingFault(error.code === notPublic ? 'not_public' : 'unreachable'));
      });
      request.end();
    });
  return {
    async get(address) {
      let url = address;
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        // Sockets ask for no address of a host that is one.
        if (!/^https?:$/.test(url.protocol) || !mayBePublic(url, net)) throw new OutgoingFault('not_public');
        const body = await ask(url);
        const { statusCode: status = 0, headers } = body;
        const next = status >= 300 && status < 400 ? URL.parse(headers.location ?? '', url.href) : null;
        if (next === null) return { url, status, headers, body };
        body.destroy();
        url = next;
      }
      throw new OutgoingFault('too_many_redirects');
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}
