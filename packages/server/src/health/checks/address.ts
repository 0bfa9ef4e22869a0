import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Answered, ask } from '../ask.ts';
import { type Finding, fail, ok, skipped, warn } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';
import { isAtHome } from '../is-at-home.ts';
import { isProof, type Reached } from '../reach.ts';

/** The largest piece of an upload that the editor sends. */
const pieceBytes = 8 * 1024 * 1024;
/** Documentation's own (RFC 5737): nobody has it. */
const madeUpAddress = '203.0.113.7';
const unknownName = ['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA'];

const reachedShape = z.object({
  proof: z.string(),
  protocol: z.string(),
  host: z.string(),
  address: z.string(),
});

/** Whether PUBLIC_URL leads here, and what is between. */
export function addressChecks(parts: HealthParts): HealthCheck[] {
  const needs = ['server'] as const;
  const { publicUrl } = parts.config;
  return [
    { id: 'address', needs, run: (signal) => address(parts, signal) },
    { id: 'origin', needs, run: (signal) => origin(publicUrl, signal) },
    { id: 'proxy', needs, run: (signal) => proxy(parts, signal) },
    { id: 'upload-limit', needs, run: (signal) => uploadLimit(publicUrl, signal) },
  ];
}

type Reach =
  | { is: 'here'; reached: Reached; localAddress: string }
  | { is: 'elsewhere'; answer: Answered }
  | { is: 'nowhere'; code: string; reason: string };

async function reach(
  { config, secret }: HealthParts,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Reach> {
  const challenge = randomBytes(16).toString('hex');
  try {
    const answer = await ask(`${config.publicUrl}/api/reach?challenge=${challenge}`, { headers, signal });
    const read = reachedShape.safeParse(jsonOf(answer.body));
    const isHere = read.success && secret !== null && isProof(read.data.proof, challenge, secret);
    if (!isHere) return { is: 'elsewhere', answer };
    return { is: 'here', reached: read.data, localAddress: answer.localAddress };
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return { is: 'nowhere', code, reason: message || code };
  }
}

async function address(parts: HealthParts, signal: AbortSignal): Promise<Finding> {
  const { publicUrl, host } = parts.config;
  const values = { address: publicUrl };
  const found = await reach(parts, signal);
  if (found.is === 'nowhere') {
    const { reason } = found;
    if (unknownName.includes(found.code)) return fail('address.unknown', { ...values, reason });
    // Some routers let nobody out and in again.
    return warn('address.unreachable', { ...values, reason }, `curl -sS ${publicUrl}/healthz`);
  }
  if (found.is === 'elsewhere') {
    const to = redirectOf(found.answer, publicUrl);
    if (to !== null) return fail('address.redirects', { ...values, to }, `PUBLIC_URL=${to}`);
    return fail('address.another', { ...values, status: found.answer.status });
  }
  const isOpen = host !== '127.0.0.1' && host !== 'localhost' && host !== '::1';
  if (isAtHome(publicUrl)) return isOpen ? warn('address.home-open', values) : ok('address.home', values);
  return ok('address.here', values);
}

/** The other origin that the answer sends people to. */
export function redirectOf(
  { status, headers }: Pick<Answered, 'status' | 'headers'>,
  from: string,
): string | null {
  if (status < 300 || status >= 400) return null;
  const to = URL.parse(headers.location ?? '', from);
  return to === null || to.origin === from ? null : to.origin;
}

/** Every save names its origin, and is refused where a proxy changes or drops it. */
async function origin(publicUrl: string, signal: AbortSignal): Promise<Finding> {
  const answer = await ask(`${publicUrl}/api/operator`, {
    method: 'POST',
    headers: { origin: publicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ token: 'doctor' }),
    signal,
  }).catch(() => null);
  if (answer === null) return skipped('needs.address', {});
  // It says that nobody is logged in, or why the origin will not do.
  const { code = '' } = (jsonOf(answer.body) ?? {}) as { code?: string };
  if (code === 'bad_origin' || code === 'no_origin') return fail('origin.changed', { address: publicUrl });
  return code === 'not_signed_in' ? ok('origin.kept', {}) : skipped('needs.address', {});
}

async function proxy(parts: HealthParts, signal: AbortSignal): Promise<Finding> {
  const found = await reach(parts, signal, { 'x-forwarded-for': madeUpAddress });
  if (found.is !== 'here') return skipped('needs.address', {});
  const { publicUrl, trustProxy, host } = parts.config;
  return proxyOf({ publicUrl, isTrusted: trustProxy !== false, isOpen: isOpen(host), ...found });
}

/** Judges whether a proxy's forwarded addresses are trusted as they should be. */
export function proxyOf({
  publicUrl,
  isTrusted,
  isOpen,
  reached,
  localAddress,
}: {
  publicUrl: string;
  isTrusted: boolean;
  /** Whether others than this machine can come to the server without the proxy. */
  isOpen: boolean;
  reached: Reached;
  localAddress: string;
}): Finding {
  const isSecure = publicUrl.startsWith('https:');
  if (isTrusted && reached.address === madeUpAddress) return fail('proxy.believes-all', {});
  // The server itself speaks no TLS, so there is a proxy.
  if (isSecure && !isTrusted) return fail('proxy.unknown', {}, 'TRUST_PROXY=1');
  if (isSecure && reached.protocol !== 'https') return fail('proxy.scheme', { protocol: reached.protocol });
  if (isTrusted && isOpen) return warn('proxy.passed-by', {}, 'HOST=127.0.0.1');
  const isSame = bare(reached.address) === bare(localAddress) || isAtHome(publicUrl);
  if (!isTrusted && !isSame) return warn('proxy.perhaps', { seen: reached.address });
  return ok(isTrusted ? 'proxy.right' : 'proxy.none', { seen: reached.address });
}

function isOpen(host: string): boolean {
  return !['127.0.0.1', 'localhost', '::1'].includes(host);
}

/** Without the sign that it is IPv4. */
function bare(address: string): string {
  return address.replace(/^::ffff:/, '');
}

/** Announces a chunk of an upload without sending it: a proxy that refuses its size does so at once. */
async function uploadLimit(publicUrl: string, signal: AbortSignal): Promise<Finding> {
  const values = { pieceBytes };
  const answer = await ask(`${publicUrl}/api/uploads/doctor`, {
    method: 'PATCH',
    headers: {
      origin: publicUrl,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(pieceBytes),
    },
    signal,
  }).catch((error: NodeJS.ErrnoException) => error);
  if (answer instanceof Error) {
    // Who waits for the bytes has not refused them.
    return answer.code === 'ETIMEDOUT' ? ok('upload-limit.enough', values) : skipped('needs.address', {});
  }
  if (answer.status === 413) return fail('upload-limit.small', values, 'client_max_body_size 0;');
  return ok('upload-limit.enough', values);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
