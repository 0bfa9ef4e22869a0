import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

const answerTimeoutMs = 5000;
const mostBytes = 64 * 1024;

interface Question {
  method?: 'GET' | 'POST' | 'PATCH';
  headers?: Record<string, string>;
  body?: string;
  /** Asks even if the certificate is invalid: another check reports that. */
  anyCertificate?: boolean;
  signal: AbortSignal;
}

/** An answer to the server's own question of itself. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** The address that the question came from, as this machine has it. */
  localAddress: string;
}

/** Sends one request and follows no redirect. Throws what the connection throws, or `ETIMEDOUT` after some seconds. */
export function ask(address: string, question: Question): Promise<Answered> {
  const { method = 'GET', headers = {}, body, anyCertificate = true, signal } = question;
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A connection of its own: a reused one would show the state of another moment.
    const options = { method, headers, agent: false, rejectUnauthorized: !anyCertificate, signal };
    const request = send(address, options, (answer) => {
      const localAddress = answer.socket.localAddress ?? '';
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
        if (text.length > mostBytes) answer.destroy();
      });
      answer.on('error', reject);
      answer.on('close', () => {
        request.destroy();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text, localAddress });
      });
    });
    request.setTimeout(answerTimeoutMs, () => request.destroy(timedOut()));
    request.on('error', reject);
    // Of a body that is announced and not sent, the answer comes all the same.
    if (headers['content-length'] !== undefined && body === undefined) request.flushHeaders();
    else request.end(body);
  });
}

function timedOut(): Error {
  return Object.assign(new Error(`no answer in ${answerTimeoutMs / 1000} s`), { code: 'ETIMEDOUT' });
}
