/** Which addresses are public: the guard for every request to an address that a user entered (SSRF). */
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What names mean, and which addresses may be reached; tests have one of their own. */
export interface PublicNet {
  lookup: typeof lookup;
  isPublic(address: string): boolean;
}

/** The code of an error of `lookUpPublicly`. */
export const notPublic = 'ERR_ADDRESS_NOT_PUBLIC';

/** Where IPv6 has the addresses of the internet; what was once IPv4 in it (`::127.0.0.1`) and such is outside. */
const [globalUnicast, prefix] = ipaddr.IPv6.parseCIDR('2000::/3');

/** The internet as it is. IPv4 inside IPv6 is taken for what it is. */
export const internet: PublicNet = {
  lookup,
  isPublic(address) {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast, prefix)) return false;
    return parsed.range() === 'unicast';
  },
};

/**
 * False where an address already says that it is none of the public internet. `URL` has written numbers of any form
 * (decimal, octal, hexadecimal) as the usual one.
 */
export function mayBePublic({ hostname }: URL, net: PublicNet = internet): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return net.isPublic(host);
  return !/(^|\.)(localhost|local|internal)\.?$/.test(host);
}

/**
 * As `dns.lookup`, failing where any address of a host is not public. Sockets connect to what it answers, so that a name
 * cannot mean another address by then.
 */
export function lookUpPublicly(net: PublicNet = internet): LookupFunction {
  return (hostname, options, callback) => {
    net.lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => net.isPublic(address)))
        return callback(Object.assign(new Error(`${hostname} is not public`), { code: notPublic }), '', 0);
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };
}
