import type { FrameState } from '@tourwright/api';
import { pageFrame, videoFrame } from '@tourwright/tour/document';
import type { PublicNet } from '../outgoing/public-addresses.ts';
import { openPublicClient, type PublicClient } from '../outgoing/public-client.ts';
import { allowsFrame } from './allows-frame.ts';

/** The oEmbed endpoints (https://oembed.com) of YouTube and Vimeo, which need no account. */
const oembed = {
  youtube: 'https://www.youtube.com/oembed?format=json&url=',
  vimeo: 'https://vimeo.com/api/oembed.json?url=',
};

/** What is needed to look whether an address can be framed. */
export interface FrameParts {
  net: PublicNet;
  /** Where the tours are shown. */
  publicUrl: string;
  /** oEmbed endpoints of other servers, in tests. */
  oembed?: typeof oembed;
}

/** An owner waits for it while writing. */
const mostMs = 8_000;

/** Asks an address, or the site of a video, whether it can be shown in a frame of a tour. */
export async function checkFrame(
  { net, publicUrl, oembed: sites = oembed }: FrameParts,
  { kind, url }: { kind: 'video' | 'embed'; url: string },
): Promise<FrameState> {
  const client = openPublicClient(net, AbortSignal.timeout(mostMs));
  try {
    return await (kind === 'video' ? checkVideo(client, url, sites) : checkPage(client, url, publicUrl));
  } catch {
    // Not reached from here says nothing of the visitors' lines.
    return 'unknown';
  } finally {
    client.close();
  }
}

async function checkPage(client: PublicClient, url: string, publicUrl: string): Promise<FrameState> {
  if (!pageFrame(url)) return 'unknown';
  const { status, headers, url: page, body } = await client.get(new URL(url));
  body.destroy();
  if (status === 404 || status === 410) return 'missing';
  // A page that keeps robots out may well be open to people.
  if (status >= 400) return 'unknown';
  return allowsFrame(headers, page, new URL(publicUrl)) ? 'usable' : 'refuses';
}

async function checkVideo(client: PublicClient, url: string, sites: typeof oembed): Promise<FrameState> {
  const player = videoFrame(url)?.address;
  if (player === undefined) return 'unknown';
  const { hostname, pathname, searchParams } = new URL(player);
  const id = pathname.split('/').at(-1) ?? '';
  const key = searchParams.get('h');
  const asked = hostname.endsWith('vimeo.com')
    ? `${sites.vimeo}${encodeURIComponent(`https://vimeo.com/${id}${key ? `/${key}` : ''}`)}`
    : `${sites.youtube}${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}`;
  const { status, body } = await client.get(new URL(asked));
  body.destroy();
  if (status === 400 || status === 404) return 'missing';
  if (status === 401 || status === 403) return 'private';
  return status < 400 ? 'usable' : 'unknown';
}
