/** The paths of derived files, in storage and on the web. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Adjustment } from '@tourwright/tour/document';
import { hourMs } from '../../durations.ts';

/** Rises when served copies or thumbnails of a source would come out otherwise than before. */
const copyVersion = 1;
const macLength = 22;

/** The key and revision that name media in addresses. */
export interface MediaName {
  key: string;
  revision: string;
}

/** A place that nothing had before and nobody can guess. */
export function newMediaKey(): string {
  return randomBytes(16).toString('hex');
}

/** A hash of what the derived files are made of: the source, the options, and who makes them. */
export function revisionOf(
  sha256: string,
  cutterVersion: number,
  adjustment: Adjustment | null = null,
): string {
  const adjusted = adjustment === null ? '' : `/adjusted ${JSON.stringify(adjustment)}`;
  return createHash('sha256')
    .update(`${sha256}/copy ${copyVersion}/cut ${cutterVersion}${adjusted}`)
    .digest('hex')
    .slice(0, 16);
}

/** The storage key of the file as it came; never served. */
export function originalKey(mediaKey: string): string {
  return `originals/${mediaKey}`;
}

/** The prefix of everything derived. */
export function mediaPrefix(mediaKey: string): string {
  return `media/${mediaKey}/`;
}

/** The storage key of a derived file. */
export function fileKey({ key, revision }: MediaName, path: string): string {
  return `${mediaPrefix(key)}${revision}/${path}`;
}

/** The address of all that is derived; ends with a slash. */
export function baseAddress({ key, revision }: MediaName): string {
  return `/media/${key}/${revision}/`;
}

/** The same for files that a version keeps: such an address shows the file to its holder, even when it is in no tour any more. */
export function keptAddress(name: MediaName, secret: string, expires: Date): string {
  const hour = Math.ceil(expires.getTime() / hourMs);
  return `/media/${name.key}/${name.revision}~${hour}~${mac(name, hour, secret, 'kept')}/`;
}

/**
 * The same for hosts that send no cookie (frames without an origin, headsets), open to anybody who has it until it
 * expires. Whole hours, so that the address stays the same for a while and caches can help.
 */
export function signedAddress(name: MediaName, secret: string, expires: Date): string {
  const hour = Math.ceil(expires.getTime() / hourMs);
  return `/media/${name.key}/${name.revision}~${hour}~${mac(name, hour, secret)}/`;
}

/** A link of a tour, in a state in which it opens media. */
export interface OpenLink {
  id: string;
  /** Addresses that were made before it rose are void. */
  generation: number;
}

/** The same for visitors who came by a link of the tour: such an address ends with the link, whenever that does. */
export function linkedAddress(name: MediaName, link: OpenLink, secret: string, expires: Date): string {
  const hour = Math.ceil(expires.getTime() / hourMs);
  return `/media/${name.key}/${name.revision}~${hour}~${link.id}~${mac(name, hour, secret, purposeOf(link))}/`;
}

/** What an address says that was made for a link; whether that opens it still is for `isGrantOf` to say. */
export interface LinkGrant {
  linkId: string;
  hour: number;
  signature: string;
}

/** Whether an address was made for the link as it is now. */
export function isGrantOf(
  link: OpenLink,
  name: MediaName,
  { linkId, hour, signature }: LinkGrant,
  secret: string,
): boolean {
  const expected = mac(name, hour, secret, purposeOf(link));
  return link.id === linkId && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
}

const revisionPattern = new RegExp(
  `^([0-9a-f]{16})(?:~(\\d{1,9})(?:~([0-9a-f]{18}))?~([\\w-]{${macLength}}))?$`,
);

interface ReadAddress extends MediaName {
  isSigned: boolean;
  isKept: boolean;
  grant: LinkGrant | null;
}

/** The two parts of an address, and whether its signature opens it; null when it is none of ours. */
export function readAddress(
  key: string,
  revisionPart: string,
  secret: string,
  now: Date,
): ReadAddress | null {
  const match = revisionPattern.exec(revisionPart);
  if (match === null || !/^[0-9a-f]{32}$/.test(key)) return null;
  const [, revision = '', hour, linkId, signature] = match;
  const plain = { key, revision, isSigned: false, isKept: false, grant: null };
  if (hour === undefined || signature === undefined) return plain;
  if (now.getTime() >= Number(hour) * hourMs) return null;
  if (linkId !== undefined) return { ...plain, grant: { linkId, hour: Number(hour), signature } };
  const isSignedAs = (purpose: Purpose) => {
    const expected = mac({ key, revision }, Number(hour), secret, purpose);
    return timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  };
  const isKept = isSignedAs('kept');
  return isKept || isSignedAs('media') ? { ...plain, isSigned: true, isKept } : null;
}

type Purpose = 'media' | 'kept' | `link/${string}`;

function purposeOf({ id, generation }: OpenLink): Purpose {
  return `link/${id}/${generation}`;
}

function mac({ key, revision }: MediaName, hour: number, secret: string, purpose: Purpose = 'media'): string {
  const text = `${purpose}/${key}/${revision}/${hour}`;
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, macLength);
}
