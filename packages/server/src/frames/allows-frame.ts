import type { IncomingHttpHeaders } from 'node:http';

/** Whether a page's own headers let pages of another origin frame it, as browsers read them. */
export function allowsFrame(headers: IncomingHttpHeaders, page: URL, by: URL): boolean {
  const policies = [headers['content-security-policy'] ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map(ancestorsOf)
    .filter((sources) => sources !== null);
  // A policy that says who may takes the place of the older header.
  if (policies.length > 0)
    return policies.every((sources) => sources.some((source) => matches(source, page, by)));
  const older = `${headers['x-frame-options'] ?? ''}`.trim().toLowerCase();
  return older !== 'deny' && (older !== 'sameorigin' || page.origin === by.origin);
}

/** The sources of `frame-ancestors`; null where a policy does not say. */
function ancestorsOf(policy: string): string[] | null {
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name?.toLowerCase() === 'frame-ancestors') return sources;
  }
  return null;
}

function matches(source: string, page: URL, by: URL): boolean {
  const text = source.toLowerCase();
  if (text === '*') return true;
  if (text === "'self'") return page.origin === by.origin;
  if (/^https?:$/.test(text)) return text === by.protocol || (text === 'http:' && by.protocol === 'https:');
  const [, scheme, wild, host = '', port] =
    /^(?:(https?):\/\/)?(\*\.)?([^:/]+)(?::(\d+|\*))?/.exec(text) ?? [];
  if (scheme && `${scheme}:` !== by.protocol && by.protocol !== 'https:') return false;
  if (port !== undefined && port !== '*' && port !== portOf(by)) return false;
  return wild ? by.hostname.endsWith(`.${host}`) : by.hostname === host;
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}
