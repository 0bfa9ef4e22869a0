import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { testOrigin } from '../../testing/test-server.ts';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** The answer of an authenticator in the JSON form of WebAuthn. */
interface Credential {
  id: string;
  rawId: string;
  type: 'public-key';
  clientExtensionResults: object;
  response: Record<string, unknown>;
}

/** A passkey of software alone, which verifies its user unless configured not to. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys: { privateKey: KeyObject; publicKey: KeyObject };
  #uses = 0;
  /** Whether it asks for a finger, a face or a PIN. */
  verifies = true;

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What the browser sends once a passkey was made. */
  register({ challenge }: { challenge: string }): Credential {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    ]);
    const data = Buffer.concat([this.#authenticatorData(hasCredential), credential]);
    const attestation = cborMap([
      ['fmt', 'none'],
      ['attStmt', {}],
      ['authData', data],
    ]);
    return this.#answer('webauthn.create', challenge, () => ({
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }));
  }

  /** What the browser sends once the passkey was used. */
  logIn({ challenge }: { challenge: string }): Credential {
    const data = this.#authenticatorData(0);
    return this.#answer('webauthn.get', challenge, (clientData) => ({
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256')
        .update(Buffer.concat([data, createHash('sha256').update(clientData).digest()]))
        .sign(this.#keys.privateKey)
        .toString('base64url'),
    }));
  }

  #answer(type: string, challenge: string, respond: (clientData: Buffer) => object): Credential {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin: testOrigin }));
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientData.toString('base64url'), ...respond(clientData) },
    };
  }

  #authenticatorData(more: number): Buffer {
    this.#uses += 1;
    const flags = userPresent | (this.verifies ? userVerified : 0) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#uses);
    const site = createHash('sha256').update(new URL(testOrigin).hostname).digest();
    return Buffer.concat([site, Buffer.from([flags]), count]);
  }
}

type Cbor = number | string | Buffer | Record<string, never>;

/** RFC 8949, as much of it as an authenticator says. */
function cborMap(entries: readonly (readonly [Cbor, Cbor])[]): Buffer {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return head(5, 0);
}

function head(major: number, count: number): Buffer {
  return count < 24 ? Buffer.from([(major << 5) | count]) : Buffer.from([(major << 5) | 24, count]);
}
