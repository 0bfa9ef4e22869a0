import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

const googleAnalytics =
  'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/** What a page may do beyond the least. */
export interface PagePermissions {
  /** Any site may frame it, as only embeds are meant to be. */
  framedByAnyone?: boolean;
  /** It shows embeds of ours. */
  showsEmbeds?: boolean;
  /** Other sites whose pages it may show in frames. */
  framedOrigins?: readonly string[];
  /** Its window stays in its opener's hands, as visitor pages may: only so do browsers show it without a new process. */
  keptByOpener?: boolean;
  /** It may speak to Google Analytics. */
  analytics?: boolean;
}

/** The headers that keep browsers careful, on every answer; pages then say more by `allowPage`. */
export async function mountContentSecurity(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    // `frame-ancestors` says it better, and this could not be taken back for embeds.
    frameguard: false,
    // A sandboxed embed and our own pages share a host but cannot agree on this one; browsers then complain.
    originAgentCluster: false,
    // Beacons of our own pages carry their origin only when the referrer policy allows it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
}

/**
 * By what the scripts and styles of a page are known: by a nonce that this answer alone has, or by what they are (SHA-256
 * in base64), where a page is the same for everyone.
 */
export type PageTrust = { nonce: string } | { scripts: readonly string[]; styles: readonly string[] };

/**
 * Lets a page run the scripts and styles that are trusted, and those that such scripts load. Nothing else runs,
 * whatever a tour's texts may hold.
 */
export function allowPage(reply: FastifyReply, trust: PageTrust, permissions: PagePermissions = {}): void {
  const { framedByAnyone, showsEmbeds, framedOrigins = [], keptByOpener, analytics } = permissions;
  if (keptByOpener) reply.removeHeader('cross-origin-opener-policy');
  const frames = [...(showsEmbeds ? ["'self'"] : []), ...framedOrigins];
  const google = analytics ? ` ${googleAnalytics}` : '';
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      ...trustedSources(trust),
      `img-src 'self' data: blob:${google}`,
      "media-src 'self' blob:",
      "font-src 'self'",
      `connect-src 'self'${google}`,
      "worker-src 'self' blob:",
      "manifest-src 'self'",
      `frame-src ${frames.join(' ') || "'none'"}`,
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${framedByAnyone ? '*' : "'none'"}`,
    ].join('; '),
  );
}

function trustedSources(trust: PageTrust): [string, string] {
  if ('nonce' in trust) {
    return [`script-src 'nonce-${trust.nonce}' 'strict-dynamic'`, `style-src 'nonce-${trust.nonce}'`];
  }
  const known = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  // The styles of later screens come in files of ours; nothing that was uploaded is ever sent as a style.
  return [`script-src ${known(trust.scripts)} 'strict-dynamic'`, `style-src 'self' ${known(trust.styles)}`];
}
