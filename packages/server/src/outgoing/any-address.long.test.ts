/** Private addresses in any spelling are never requested, public ones still are. */
import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internet, lookUpPublicly, mayBePublic, notPublic, type PublicNet } from './public-addresses.ts';
import { openPublicClient } from './public-client.ts';

const million = Number(process.env['FUZZ_RUNS'] ?? 1_000_000);

/** What IANA has set aside of IPv4, and what is not an address of one machine: first address and length of the prefix. */
const special = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
].map((range): [string, number] => [range.split('/')[0] ?? '', Number(range.split('/')[1])]);
const numberOf = (dotted: string) => dotted.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const dottedOf = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255).join('.');
const isSpecial = (number: number) =>
  special.some(([first, bits]) => number >>> (32 - bits) === numberOf(first) >>> (32 - bits));

const inside = fc
  .tuple(fc.constantFrom(...special), fc.nat(0xffffffff))
  .map(([[first, bits], rest]) => (numberOf(first) + (rest % 2 ** (32 - bits))) >>> 0);
/** Some are set aside for one service, and nobody has to ask them. */
const outside = fc.nat(0xffffffff).filter((number) => {
  return !isSpecial(number) && number >>> 24 !== 192;
});

const radix = fc.constantFrom(8, 10, 16);
const inRadix = (value: number, base: number) =>
  base === 8
    ? `0${value.toString(8)}`
    : base === 16
      ? `0x${value.toString(16).toUpperCase()}`
      : String(value);
/** As a browser reads it: one to four numbers, each in some radix, the last one taking the rest; then in disguise. */
const asNumbers = (number: fc.Arbitrary<number>) =>
  fc
    .tuple(number, fc.integer({ min: 1, max: 4 }), fc.tuple(radix, radix, radix, radix))
    .map(([whole, count, bases]) => {
      const bytes = dottedOf(whole).split('.').map(Number);
      const rest = bytes.slice(count - 1).reduce((sum, byte) => sum * 256 + byte, 0);
      return [...bytes.slice(0, count - 1), rest]
        .map((value, at) => inRadix(value, bases[at] ?? 10))
        .join('.');
    });
const disguise = fc.constantFrom(
  (host: string) => host,
  (host: string) => `${host}.`,
  (host: string) => host.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (host: string) => host.replace(/\d/g, (digit) => `%3${digit}`),
  (host: string) => host.replaceAll('.', '\u3002'),
  (host: string) => `93.184.216.34:80@${host}`,
);
const words = (number: number) => `${(number >>> 16).toString(16)}:${(number & 0xffff).toString(16)}`;
/** IPv4 within IPv6, as it is mapped, translated, tunnelled or was once compatible; and networks of IPv6's own. */
const asIpv6 = (number: fc.Arbitrary<number>) =>
  fc.tuple(number, fc.nat(0xffff), fc.nat(8)).map(([whole, more, form]) => {
    const tail = more.toString(16);
    const forms = [`::ffff:${dottedOf(whole)}`, `::ffff:${words(whole)}`, `0:0:0:0:0:FFFF:${words(whole)}`];
    const others = [`64:ff9b::${words(whole)}`, `2002:${words(whole)}::${tail}`, `::${words(whole)}`];
    return [...forms, ...others, `fc00:${tail}::1`, `fe80::${tail}`, `fec0::${tail}`][form] ?? '::1';
  });

const hidden = fc.oneof(
  fc.tuple(asNumbers(inside), disguise).map(([host, disguised]) => disguised(host)),
  asIpv6(inside).map((host) => `[${host}]`),
);
const behind = fc.constantFrom('', '/', ':80/', ':8080/latest/meta-data?x=1', '/#@93.184.216.34');

test('of a million ways to write an address inside a network none may be asked', () => {
  fc.assert(
    fc.property(hidden, behind, (host, more) => {
      const url = URL.parse(`http://${host}${more}`);
      // Nor is an invalid address requested.
      if (url !== null && mayBePublic(url)) throw new Error(url.href);
    }),
    { numRuns: million },
  );
});

test('a million addresses of the internet may be asked, however they are written', () => {
  fc.assert(
    fc.property(fc.tuple(asNumbers(outside), disguise), ([host, disguised]) => {
      const url = new URL(`http://${disguised(host)}/`);
      if (!mayBePublic(url)) throw new Error(url.href);
    }),
    { numRuns: million },
  );
});

/** A net in which every name means these addresses. */
function netOf(addresses: readonly string[]): PublicNet {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return {
    ...internet,
    lookup: ((_name: string, _options: object, callback: (...answer: unknown[]) => void) =>
      callback(null, found)) as typeof lookup,
  };
}

test('a million names that mean an address inside a network, beside others or not, are not looked up to it', () => {
  const inner = fc.oneof(inside.map(dottedOf), asIpv6(inside));
  const others = fc.array(outside.map(dottedOf), { maxLength: 3 });
  fc.assert(
    fc.property(others, inner, others, fc.boolean(), (before, one, after, all) => {
      let code: string | undefined;
      lookUpPublicly(netOf([...before, one, ...after]))('name.test', { all }, (error) => {
        code = error?.code;
      });
      if (code !== notPublic) throw new Error(`${one}: ${code}`);
    }),
    { numRuns: million },
  );
});

let site: Server;
let asked = 0;
beforeAll(async () => {
  site = createServer((request, response) => {
    asked++;
    response
      .writeHead(302, { location: new URL(request.url ?? '', 'http://x').searchParams.get('to') ?? '' })
      .end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

test('of twenty thousand redirects into a network none is followed', async () => {
  // The site stands for the internet, at the one address of this machine that may be asked.
  const net: PublicNet = {
    ...netOf(['127.0.0.1']),
    isPublic: (address) => address === '127.0.0.1' || internet.isPublic(address),
  };
  const { port } = site.address() as AddressInfo;
  const client = openPublicClient(net, new AbortController().signal);
  let runs = 0;
  const elsewhere = hidden.filter((host) => {
    const name = URL.parse(`http://${host}/`)?.hostname;
    // Headers hold no other letters.
    const isPlain = /^[ -~]*$/.test(host);
    return isPlain && name !== undefined && name !== '127.0.0.1' && name !== '[::ffff:7f00:1]';
  });
  await fc.assert(
    fc.asyncProperty(elsewhere, async (host) => {
      runs++;
      const to = encodeURIComponent(`http://${host}/`);
      const answer = client.get(new URL(`http://site.test:${port}/?to=${to}`));
      await expect(answer).rejects.toMatchObject({ reason: 'not_public' });
      expect(asked).toBe(runs);
    }),
    { numRuns: million / 50 },
  );
  client.close();
});
