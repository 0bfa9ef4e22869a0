import ipaddr from 'ipaddr.js';

/**
 * What limits count as one client: an IPv4 address (also when it comes mapped into IPv6), or the /64 of an IPv6
 * address, which is what a provider hands to one household; within it a client picks addresses at will.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
