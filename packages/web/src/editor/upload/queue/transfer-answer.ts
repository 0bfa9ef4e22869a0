import type { UploadFault } from '../upload-fault.ts';
import { TransferRefused } from './transfer.ts';

/** What the server's refusal of a transfer means; null when it was not a refusal but a missing network. */
export function refusalOf(
  error: Error,
): { kind: 'duplicate'; slug: string } | { kind: 'fault'; fault: UploadFault } | null {
  if (!(error instanceof TransferRefused)) return null;
  const problem = parse(error.body);
  if (problem.code === 'duplicate_image' && problem.slug) return { kind: 'duplicate', slug: problem.slug };
  if (problem.quota) return { kind: 'fault', fault: { code: 'quota', values: { ...problem.quota } } };
  return { kind: 'fault', fault: faultOf(error.status, problem) };
}

function faultOf(status: number, { code, type, params }: Answer): UploadFault {
  if (status === 401 || status === 403) return { code: 'logged-out', values: {} };
  if (status === 460) return { code: 'checksum', values: {} };
  const values = code === '' ? {} : { ...params, failure: code, type };
  // The server has looked into the file: the same bytes would be refused again.
  return { code: [413, 415, 422].includes(status) ? 'unsuitable' : 'server', values };
}

/** The parts of a problem document that matter here; `slug` names the image that is there already. */
interface Answer {
  code: string;
  type: string;
  params: Record<string, string | number>;
  slug: string | null;
  quota: { quota: string; limit: number } | null;
}

function parse(body: string): Answer {
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem !== 'object' || problem === null) throw new TypeError();
    const { code, type, params, slug, quota, limit } = problem as Record<string, unknown>;
    return {
      code: String(code ?? ''),
      type: String(type ?? ''),
      params: { ...(params as Answer['params'] | undefined) },
      slug: typeof slug === 'string' ? slug : null,
      quota: code === 'quota_reached' ? { quota: String(quota), limit: Number(limit) } : null,
    };
  } catch {
    return { code: '', type: '', params: {}, slug: null, quota: null };
  }
}
