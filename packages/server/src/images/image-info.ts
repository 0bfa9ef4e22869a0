import type { FaultCode, ImageInfo } from '@tourwright/api';
import type { FullImage, MediaRow } from './image-table.ts';
import { baseAddress, type MediaName } from './media/media-address.ts';

/** For which audience a tour's media are listed: users who see its draft, or visitors. */
export type Viewer = 'owner' | 'visitor';

/** What a viewer may know of an image. `baseOf` gives the address of its files. */
export function infoOf(
  full: FullImage,
  viewer: Viewer,
  baseOf: (name: MediaName) => string = baseAddress,
): ImageInfo {
  const { image, media, next, upload } = full;
  const isShown = viewer === 'owner' || !hidesMore(full);
  const state = isShown ? stateOf(full) : 'processing';
  const base = media === null ? '' : baseOf(media);
  const address = (name: string | null | undefined) => (name && isShown ? `${base}${name}` : null);
  return {
    slug: image.slug,
    state,
    progress: state === 'uploading' ? sentOf(full) : (media?.progress ?? 0),
    url: address(media?.servedName),
    thumbnail: address(media?.thumbnailName),
    width: media?.width ?? null,
    height: media?.height ?? null,
    sizeBytes: media?.sizeBytes ?? upload?.sizeBytes ?? null,
    ...(viewer === 'owner'
      ? {
          sha256: media?.sha256 ?? upload?.sha256 ?? null,
          uploadUrl: upload === null ? null : uploadAddress(upload.id),
          adjusting: next === null ? null : { progress: next.progress, reason: faultOf(next) },
          adjustment: media?.adjustment ?? null,
          // Undefined where only the slug of a kept file is known.
          deletedAt: image.deletedAt?.toISOString() ?? null,
        }
      : {}),
    ...(isShown && media?.axes ? { axes: media.axes } : {}),
    reason: state === 'failed' && media !== null ? faultOf(media) : null,
    panorama:
      isShown && media?.manifest && media.preview !== null
        ? { baseUrl: base, manifest: media.manifest, preview: media.preview }
        : null,
  };
}

/** Whether something in the photo is to be made unrecognizable that still is not: nobody else may see it meanwhile. */
export function hidesMore({ media, next }: Pick<FullImage, 'media' | 'next'>): boolean {
  const hidden = new Set(media?.adjustment?.privacy?.map((region) => JSON.stringify(region)));
  return next?.adjustment?.privacy?.some((region) => !hidden.has(JSON.stringify(region))) ?? false;
}

function faultOf({ state, faultCode, faultParams }: MediaRow): ImageInfo['reason'] {
  if (state !== 'failed') return null;
  return { code: (faultCode ?? 'damaged') as FaultCode, params: faultParams ?? {} };
}

/** Where a resumable upload continues. */
export function uploadAddress(uploadId: string): string {
  return `/api/uploads/${uploadId}`;
}

function stateOf(full: FullImage): ImageInfo['state'] {
  const { media } = full;
  if (media === null || (media.state === 'failed' && isUnderWay(full))) return 'uploading';
  return media.state === 'ready' || media.state === 'failed' ? media.state : 'processing';
}

/** Whether an upload may yet bring what can be shown. One whose first bytes were refused waits for others. */
function isUnderWay({ media, upload }: FullImage): boolean {
  if (upload === null) return false;
  return upload.offsetBytes > 0 || media === null || media.createdAt < upload.createdAt;
}

/** The share of an upload that has arrived. */
function sentOf({ upload }: FullImage): number {
  return upload === null ? 0 : upload.offsetBytes / Math.max(upload.sizeBytes, 1);
}
