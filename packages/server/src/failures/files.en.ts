import type { FaultCode } from '@tourwright/api';

/** Why a file cannot be used, and what its owner can do, in words for a person. */
export const en = {
  empty: 'The file is empty. Copy it from the camera or the card again and upload that copy.',
  damaged:
    'The file is damaged or was cut off, so it cannot be opened. Export it again and upload the new file.',
  heic: 'This is a HEIC photo that cannot be shown here: HEIC can be used for 360° panoramas of up to 8,192 × 4,096 pixels. Export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.',
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
    'This picture has {width, number} × {height, number} pixels; at most {maxWidth, number} × {maxHeight, number} are possible. Export a smaller version and upload that.',
  too_many_pixels_whole:
    'This picture has {width, number} × {height, number} pixels and is saved so that it must be held in memory whole ({form}); then at most {maxWidth, number} × {maxHeight, number} are possible. Save it as a baseline JPEG, or smaller.',
  too_many_frames:
    'This animation has {frames, number} frames of {width, number} × {height, number} pixels; at most {most, number} frames and {megapixels, number} million pixels in all of them together are possible. Make it shorter or smaller, or upload it as a video.',
  too_costly:
    'Opening this picture took far more memory or time than one of its size should. Open it in an image editor, save it as a baseline JPEG, and upload that.',
  not_clean:
    'Private details in this file (places, names, dates) cannot be removed, since it is not a valid {kind}. Export it again and upload the new file.',
  too_small:
    'This picture has only {width, number} × {height, number} pixels. A scene needs a 360° photo at least {minWidth, number} pixels wide; 4,096 or more look sharp.',
  not_panorama:
    'This is an ordinary photo ({width, number} × {height, number}), not a panorama. A scene needs a 360° photo, twice as wide as high: stitch or export one with your 360° camera’s app and replace this photo.',
  square:
    'This photo is square ({width, number} × {height, number}). If it is one face of a cube, add all six at once, named after what they show: _f, _r, _b, _l, _u, _d. Otherwise a scene needs a 360° photo, twice as wide as high.',
  portrait:
    'This picture is upright ({width, number} × {height, number}). A scene needs a 360° photo, twice as wide as high: choose another one, or turn this one if it lies on its side.',
  /** In the words of the cutter, by the parameter `reason`. */
  not_possible: '{words}',
  broke_the_worker:
    'Preparing this photo failed several times. Export it again, as a baseline JPEG if you can, and replace this photo; or try once more.',
  /** Said in words by an earlier release, which are gone. */
  refused_earlier: 'This file could not be used. Upload it again to learn why.',
  original_damaged: 'The stored file is no longer the one that was uploaded. Upload the photo again.',
  checksum_mismatch:
    'The file that arrived is not the one that was sent ({size}). It was removed; upload it once more.',

  'kind.image/jpeg': 'a JPEG',
  'kind.image/png': 'a PNG',
  'kind.image/webp': 'a WebP',
  'kind.image/tiff': 'a TIFF',
  'kind.image/avif': 'an AVIF',
  'kind.image/heic': 'a HEIC',
  'kind.application/x-tar': 'the six faces of a cube',
  'kind.image/gif': 'a GIF',
  'kind.audio/mpeg': 'an MP3',
  'kind.audio/ogg': 'an Ogg file',
  'kind.audio/wav': 'a WAV',
  'kind.audio/mp4': 'an M4A',
  'kind.video/mp4': 'an MP4 video',
  'kind.video/webm': 'a WebM video',
  'kind.application/pdf': 'a PDF',
  'kind.text/vtt': 'WebVTT captions',
  accepted:
    '{area, select, scene {Use a JPEG, a PNG, a WebP, a TIFF, an AVIF or a HEIC.} audio {Use an MP3, an Ogg file, a WAV or an M4A.} videos {Use an MP4 video or a WebM video.} brochures {Use a PDF.} captions {Use WebVTT captions.} other {Use a JPEG, a PNG, a WebP, a TIFF, an AVIF or a GIF.}}',

  'form.jpeg': 'progressive JPEG',
  'form.png': 'interlaced PNG',
  'form.tiff': 'TIFF in one piece',
  'form.heif': 'AVIF or HEIC',
  'form.webp': 'WebP',
  'form.gif': 'GIF',

  'face.f': 'front',
  'face.r': 'right',
  'face.b': 'back',
  'face.l': 'left',
  'face.u': 'up',
  'face.d': 'down',
} as const satisfies Record<FaultCode, string> & Record<string, string>;
