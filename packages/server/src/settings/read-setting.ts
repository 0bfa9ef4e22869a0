/** How the texts of settings are read. Each throws an error that says what is wrong: "is ..." or "must ...". */
import { isIP } from 'node:net';
import type { Reserve } from '../drivers/disk-space.ts';

/** Reads a text without control characters. */
export function text(value: string): string {
  if (/\p{Cc}/u.test(value)) throw new Error('holds a control character');
  return value;
}

/** Makes a reader of texts that match a pattern; `what` names them in the error. */
export function matching(pattern: RegExp, what: string) {
  return (value: string): string => {
    if (!pattern.test(value)) throw new Error(`is not ${what}`);
    return value;
  };
}

/** One line that people read. */
export function words(value: string): string {
  if (value.length > 200 || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value))
    throw new Error('must be one line of at most 200 characters');
  return value;
}

/** Lines that people read, parted by semicolons. */
export function lines(value: string): string[] {
  const found = value
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean);
  const isShort = (line: string) => line.length <= 200 && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(line);
  if (found.length < 1 || found.length > 6 || !found.every(isShort))
    throw new Error('must be 1 to 6 lines of at most 200 characters');
  return found;
}

/** Reads a port from 1 to 65535. */
export function port(value: string): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < 1 || number > 65_535)
    throw new Error('is not a number from 1 to 65535');
  return number;
}

/** Reads a whole number from 1 to 999999999. */
export function count(value: string): number {
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < 1) throw new Error('is not a number from 1 to 999999999');
  return number;
}

const units = {
  '': 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
  KIB: 2 ** 10,
  MIB: 2 ** 20,
  GIB: 2 ** 30,
  TIB: 2 ** 40,
};

/** Reads a size in bytes for decoded pictures, at least 384 MB. */
export function pictureMemory(value: string): number {
  const bytes = size(value);
  if (bytes < 384e6) throw new Error('must be at least 384 MB');
  return bytes;
}

/** Reads a size such as `500 MB` or `20 GiB`, in bytes. */
export function size(value: string): number {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?) ?([KMGT]i?B)?$/i.exec(value) ?? [];
  if (number === undefined) throw new Error('is not a size such as 500 MB or 20 GiB');
  return Math.round(Number(number) * units[unit.toUpperCase() as keyof typeof units]);
}

/** Reads the reserve of a disk: a size, or a percentage of the disk. */
export function reserve(value: string): Reserve {
  const percent = /^(\d{1,2}(?:\.\d+)?) ?%$/.exec(value)?.[1];
  return percent === undefined ? { bytes: size(value) } : { part: Number(percent) / 100 };
}

/** Reads an IP address or host name. */
export function host(value: string): string {
  if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value))
    throw new Error('is not a host name');
  return value;
}

function parsedUrl(value: string): URL {
  const url = URL.parse(value);
  if (url === null) throw new Error('is not an address');
  return url;
}

/** Makes a reader of addresses with one of these protocols. */
export function urlWith(...protocols: string[]) {
  return (value: string): string => {
    if (!protocols.includes(parsedUrl(value).protocol)) {
      throw new Error(`must start with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
    }
    return value;
  };
}

/** Reads an address of http or https. */
export function httpUrl(value: string): string {
  return urlWith('http:', 'https:')(value);
}

/** Reads an origin: scheme, host and port alone. */
export function origin(value: string): string {
  const url = parsedUrl(httpUrl(value));
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    throw new Error('must be scheme, host and port alone');
  }
  return url.origin;
}

/** Reads the proxies to trust: how many there are, or their addresses. */
export function proxies(value: string): number | string[] {
  if (/^[1-9]\d?$/.test(value)) return Number(value);
  const addresses = value.split(',').map((address) => address.trim());
  for (const address of addresses) {
    const [ip = '', bits] = address.split('/');
    const width = isIP(ip) === 4 ? 32 : 128;
    const isRange = isIP(ip) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width));
    if (!isRange && !['loopback', 'linklocal', 'uniquelocal'].includes(address)) {
      throw new Error('is neither a number of proxies nor a list of addresses');
    }
  }
  return addresses;
}

/** Reads `true` or `false`. */
export function yesOrNo(value: string): boolean {
  if (value !== 'true' && value !== 'false') throw new Error('must be true or false');
  return value === 'true';
}

/** Reads a secret of at least 32 characters. */
export function secret(value: string): string {
  if (value.length < 32) throw new Error('must have at least 32 characters');
  return value;
}

/** Reads what a process does: answer requests, do jobs, or both. */
export function role(value: string): 'web' | 'worker' | 'all' {
  if (value !== 'web' && value !== 'worker' && value !== 'all') throw new Error('must be web, worker or all');
  return value;
}

/** How often backups are proven; the days between two drills, null for never. */
export function proveRule(value: string): number | null {
  const days = new Map([
    ['daily', 1],
    ['weekly', 7],
    ['monthly', 30],
    ['never', null],
  ]).get(value);
  if (days === undefined) throw new Error('must be daily, weekly, monthly or never');
  return days;
}
