import type { FaultCode } from '@tourwright/api';

/** Why a file cannot be used, and what its owner can do, in words for a person. */
export const en = {
  empty: 'The file is empty. Copy it from the camera or the card again and upload that copy.',
  damaged:
    'The file is damaged or was cut off, so it cannot be opened. Export it again and upload the new file.',
  heic: 'This is a HEIC photo that cannot be shown here: HEIC can be used for 360° panoramas of up to 8192 × 4096 pixels. Export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.',
  svg: 'This is an SVG drawing, which may hold programs. Export it as PNG and upload that.',
  lfs_pointer:
    'This is a Git LFS pointer, a line of text that stands for a photo, and not the photo. Fetch the real file (git lfs pull) and upload that.',
  text: 'This is a text file, whatever its name says. Choose the photo itself.',
  bmp: 'This is a BMP picture. Save it as JPEG or PNG and upload that.',
  psd: 'This is a Photoshop document. Export it as JPEG or TIFF and upload that.',
  hdr: 'This is an HDR picture (Radiance or OpenEXR). Export it as JPEG or 16-bit TIFF and upload that.',
  jxl: 'This is a JPEG XL picture, which cannot be opened here. Export it as JPEG and upload that.',
  archive: 'This is an archive (ZIP, RAR, 7z or TAR). Unpack it and upload the files inside.',
  unknown_kind: 'This kind of file is not known here. {accepted}',
  wrong_kind: 'This is {kind}, which cannot be used here. {accepted}',
  too_large: 'This file has {size}; a file may have at most {limit}.',
  too_many_pixels:
    'This picture has {width} × {height} pixels; at most {maxWidth} × {maxHeight} are possible. Export a smaller version and upload that.',
  too_many_pixels_whole:
    'This picture has {width} × {height} pixels and is saved so that it must be held in memory whole ({form}); then at most {maxWidth} × {maxHeight} are possible. Save it as a baseline JPEG, or smaller.',
  too_many_frames:
    'This animation has {frames} frames of {width} × {height} pixels; at most {most} frames and {megapixels} million pixels in all of them together are possible. Make it shorter or smaller, or upload it as a video.',
  too_costly:
    'Opening this picture took far more memory or time than one of its size should. Open it in an image editor, save it as a baseline JPEG, and upload that.',
  not_clean:
    'What this file may tell of you (places, names, dates) cannot be removed, since it is not built as {kind} should be. Export it again and upload the new file.',
  too_small:
    'This picture has only {width} × {height} pixels. A scene needs a 360° photo at least {minWidth} pixels wide; 4096 or more look sharp.',
  not_panorama:
    'This is an ordinary photo ({width} × {height}), not a panorama. A scene needs a 360° photo, twice as wide as high: stitch or export one with your 360° camera’s app and replace this photo.',
  square:
    'This photo is square ({width} × {height}). If it is one face of a cube, add all six at once, named after what they show: _f, _r, _b, _l, _u, _d. Otherwise a scene needs a 360° photo, twice as wide as high.',
  portrait:
    'This picture is upright ({width} × {height}). A scene needs a 360° photo, twice as wide as high: choose another one, or turn this one if it lies on its side.',
  /** In the words of the cutter, by the parameter `reason`. */
  not_possible: '{words}',
  broke_the_worker:
    'Preparing this photo failed several times. Export it again, as a baseline JPEG if you can, and replace this photo; or try once more.',
  original_damaged: 'The stored file is no longer the one that was uploaded. Upload the photo again.',
  checksum_mismatch:
    'The file that arrived is not the one that was sent ({size}). It was removed; upload it once more.',
} as const satisfies Record<FaultCode, string>;

type Params = Record<string, string | number>;

/** Something wrong with a file that its owner can do something about. */
export interface ImageFault {
  code: FaultCode;
  params: Params;
}

/** What was read of a file, or what is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; fault: ImageFault };

export function fault(code: FaultCode, params: Params = {}): ImageFault {
  return { code, params };
}
