/** Outages: failures from outside, after which work can be retried. */
export type Outage = 'disk_full' | 'disk_failing' | 'database_away' | 'storage_away';

/** Of Node and of libvips, whose errors cross from the cutter's process as text. */
const fullPattern = /\b(ENOSPC|EDQUOT)\b|no space left|disk quota exceeded/i;
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
]);
const connectingCalls = new Set<unknown>(['connect', 'getaddrinfo', 'read', 'write']);
/** SQLSTATE: lost connections, a server that stops, starts or only reads, too many connections. */
const databaseAwayPattern = /^(08...|57P0[1-5]|25006|53300|58000)$/;
/** What pg throws of its own, without a code. */
const connectionLostPattern =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;
const databaseDiskFaults: Record<string, Outage> = { '53100': 'disk_full', '58030': 'disk_failing' };
/** Wrapped by drivers: the fault itself lies this deep at most. */
const maxDepth = 5;

/** Whether it will be over some time; a disk that fails to read one file may continue to do so. */
export function isPassing(outage: Outage | null): boolean {
  return outage !== null && outage !== 'disk_failing';
}

interface Clues {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
  $metadata?: { httpStatusCode?: number };
  $fault?: unknown;
  cause?: unknown;
  errors?: unknown;
}

/** Why something outside this process failed, or null when it is the work's own fault (or ours). */
export function outageOf(error: unknown, depth = maxDepth): Outage | null {
  if (depth === 0 || typeof error !== 'object' || error === null) return null;
  const clues = error as Clues;
  const found = ofOne(clues);
  if (found !== null) return found;
  const inner = [clues.cause, ...(Array.isArray(clues.errors) ? clues.errors : [])];
  for (const each of inner) {
    const outage = outageOf(each, depth - 1);
    if (outage !== null) return outage;
  }
  return null;
}

function ofOne({ code, message, syscall, $metadata, $fault }: Clues): Outage | null {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  if (code === 'EIO' || code === 'EROFS') return 'disk_failing';
  if ($metadata !== undefined || $fault !== undefined) return ofBucket($metadata?.httpStatusCode);
  if (typeof code === 'string') {
    if (Object.hasOwn(databaseDiskFaults, code)) return databaseDiskFaults[code] ?? null;
    if (databaseAwayPattern.test(code)) return 'database_away';
    // Only of connections: a file that is missing, or a browser that went, is no outage.
    if (unreachableCodes.has(code) && connectingCalls.has(syscall)) return 'database_away';
  }
  const text = typeof message === 'string' ? message : '';
  if (connectionLostPattern.test(text)) return 'database_away';
  return fullPattern.test(text) ? 'disk_full' : null;
}

function ofBucket(status: number | undefined): Outage | null {
  if (status === 507) return 'disk_full';
  return status === undefined || status >= 500 || status === 429 ? 'storage_away' : null;
}
