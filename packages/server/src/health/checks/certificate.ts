import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { dayMs } from '../../durations.ts';
import { type Finding, fail, ok, skipped, warn } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';
import { isAtHome } from '../is-at-home.ts';

const handshakeTimeoutMs = 5000;
/** Those that renew by themselves do so before. */
const daysLeft = { warn: 14, fail: 3 };

/** The certificate of PUBLIC_URL, and whether pages come over HTTP/2. */
export function certificateChecks({ config, clock }: HealthParts): HealthCheck[] {
  const { publicUrl } = config;
  return [
    {
      id: 'certificate',
      run: async () => {
        if (!publicUrl.startsWith('https:')) {
          return isAtHome(publicUrl)
            ? ok('certificate.home', {})
            : fail('certificate.none', { address: publicUrl });
        }
        const shown = await show(publicUrl).catch(() => null);
        return shown === null ? skipped('needs.address', {}) : certificateOf(shown, clock());
      },
    },
    {
      id: 'http2',
      run: async () => {
        if (!publicUrl.startsWith('https:')) return ok('http2.later', {});
        const shown = await show(publicUrl).catch(() => null);
        if (shown === null) return skipped('needs.address', {});
        return shown.protocol === 'h2' ? ok('http2.on', {}) : warn('http2.off', {}, 'http2 on;');
      },
    },
  ];
}

interface Shown {
  host: string;
  /** Why browsers refuse it; null when they do not. */
  fault: string | null;
  endsAt: Date;
  issuer: string;
  protocol: string | false | null;
}

/** Judges a TLS certificate by who trusts it and when it ends. */
export function certificateOf({ host, fault, endsAt, issuer }: Shown, now: Date): Finding {
  const leftMs = endsAt.getTime() - now.getTime();
  const days = Math.floor(leftMs / dayMs);
  if (leftMs <= 0) return fail('certificate.ended', { host, endsAt: endsAt.toISOString() }, 'certbot renew');
  if (fault !== null) return fail('certificate.refused', { host, fault });
  const values = { host, days, endsAt: endsAt.toISOString() };
  if (days < daysLeft.fail) return fail('certificate.ends', values, 'certbot renew');
  if (days < daysLeft.warn) return warn('certificate.ends', values, 'certbot renew');
  return ok('certificate.good', { ...values, issuer });
}

function show(publicUrl: string): Promise<Shown> {
  const { hostname, port } = new URL(publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect(
      {
        host,
        port: Number(port || 443),
        // An address has no name to ask for.
        ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
        rejectUnauthorized: false,
        ALPNProtocols: ['h2', 'http/1.1'],
      },
      () => {
        const { valid_to: end, issuer } = socket.getPeerCertificate() as Partial<PeerCertificate>;
        socket.end();
        if (end === undefined) return reject(new Error('It shows no certificate'));
        const { authorizationError: fault } = socket;
        resolve({
          host,
          fault: fault ? String(fault.message ?? fault) : null,
          endsAt: new Date(end),
          issuer: String(issuer?.O ?? issuer?.CN ?? ''),
          protocol: socket.alpnProtocol,
        });
      },
    );
    socket.setTimeout(handshakeTimeoutMs, () => socket.destroy(new Error('It does not answer')));
    socket.on('error', reject);
  });
}
