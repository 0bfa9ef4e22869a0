import type { FaultCode } from '@tourwright/api';
import type { CutReason } from '@tourwright/api/failures';

/** Why the server cannot use a file, and what its owner can do. */
export const en = {
  'file.empty': 'The file is empty. Copy it from the camera or the card again and upload that copy.',
  'file.damaged':
    'The file is damaged or was cut off, so it cannot be opened. Export it again and upload the new file.',
  'file.heic':
    'This is a HEIC photo that cannot be shown here: HEIC can be used for 360° panoramas of up to 8,192 × 4,096 pixels. Export it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.',
  'file.svg': 'This is an SVG drawing, which may hold programs. Export it as PNG and upload that.',
  'file.lfs_pointer':
    'This is a Git LFS pointer, a line of text that stands for a photo, and not the photo. Fetch the real file (git lfs pull) and upload that.',
  'file.text': 'This is a text file, whatever its name says. Choose the photo itself.',
  'file.bmp': 'This is a BMP picture. Save it as JPEG or PNG and upload that.',
  'file.psd': 'This is a Photoshop document. Export it as JPEG or TIFF and upload that.',
  'file.hdr':
    'This is an HDR picture (Radiance or OpenEXR). Export it as JPEG or 16-bit TIFF and upload that.',
  'file.jxl': 'This is a JPEG XL picture, which cannot be opened here. Export it as JPEG and upload that.',
  'file.archive': 'This is an archive (ZIP, RAR, 7z or TAR). Unpack it and upload the files inside.',
  'file.unknown_kind': 'This kind of file is not known here. {accepted}',
  'file.wrong_kind': 'This is {kind}, which cannot be used here. {accepted}',
  'file.too_large': 'This file has {size}; a file may have at most {limit}.',
  'file.too_many_pixels':
    'This picture has {width, number} × {height, number} pixels; at most {maxWidth, number} × {maxHeight, number} are possible. Export a smaller version and upload that.',
  'file.too_many_pixels_whole':
    'This picture has {width, number} × {height, number} pixels and is saved so that it must be held in memory whole ({form}); then at most {maxWidth, number} × {maxHeight, number} are possible. Save it as a baseline JPEG, or smaller.',
  'file.too_many_frames':
    'This animation has {frames, number} frames of {width, number} × {height, number} pixels; at most {most, number} frames and {megapixels, number} million pixels in all of them together are possible. Make it shorter or smaller, or upload it as a video.',
  'file.too_costly':
    'Opening this picture took far more memory or time than one of its size should. Open it in an image editor, save it as a baseline JPEG, and upload that.',
  'file.not_clean':
    'Private details in this file (places, names, dates) cannot be removed, since it is not a valid {kind}. Export it again and upload the new file.',
  'file.too_small':
    'This picture has only {width, number} × {height, number} pixels. A scene needs a 360° photo at least {minWidth, number} pixels wide; 4,096 or more look sharp.',
  'file.not_panorama':
    'This is an ordinary photo ({width, number} × {height, number}), not a panorama. A scene needs a 360° photo, twice as wide as high: stitch or export one with your 360° camera’s app and replace this photo.',
  'file.square':
    'This photo is square ({width, number} × {height, number}). If it is one face of a cube, add all six at once, named after what they show: _f, _r, _b, _l, _u, _d. Otherwise a scene needs a 360° photo, twice as wide as high.',
  'file.portrait':
    'This picture is upright ({width, number} × {height, number}). A scene needs a 360° photo, twice as wide as high: choose another one, or turn this one if it lies on its side.',
  'file.not_possible': '{words}',
  'file.broke_the_worker':
    'Preparing this photo failed several times. Export it again, as a baseline JPEG if you can, and replace this photo; or try once more.',
  /** Said in words by an earlier release, which are gone. */
  'file.refused_earlier': 'This file could not be used. Upload it again to learn why.',
  'file.original_damaged': 'The stored file is no longer the one that was uploaded. Upload the photo again.',
  'file.checksum_mismatch':
    'The file that arrived is not the one that was sent ({size}). It was removed; upload it once more.',

  'file.kind.image/jpeg': 'a JPEG',
  'file.kind.image/png': 'a PNG',
  'file.kind.image/webp': 'a WebP',
  'file.kind.image/tiff': 'a TIFF',
  'file.kind.image/avif': 'an AVIF',
  'file.kind.image/heic': 'a HEIC',
  'file.kind.application/x-tar': 'the six faces of a cube',
  'file.kind.image/gif': 'a GIF',
  'file.kind.audio/mpeg': 'an MP3',
  'file.kind.audio/ogg': 'an Ogg file',
  'file.kind.audio/wav': 'a WAV',
  'file.kind.audio/mp4': 'an M4A',
  'file.kind.video/mp4': 'an MP4 video',
  'file.kind.video/webm': 'a WebM video',
  'file.kind.application/pdf': 'a PDF',
  'file.kind.text/vtt': 'WebVTT captions',
  'file.accepted':
    '{area, select, scene {Use a JPEG, a PNG, a WebP, a TIFF, an AVIF or a HEIC.} audio {Use an MP3, an Ogg file, a WAV or an M4A.} videos {Use an MP4 video or a WebM video.} brochures {Use a PDF.} captions {Use WebVTT captions.} other {Use a JPEG, a PNG, a WebP, a TIFF, an AVIF or a GIF.}}',

  'file.form.jpeg': 'progressive JPEG',
  'file.form.png': 'interlaced PNG',
  'file.form.tiff': 'TIFF in one piece',
  'file.form.heif': 'AVIF or HEIC',
  'file.form.webp': 'WebP',
  'file.form.gif': 'GIF',

  'file.face.f': 'front',
  'file.face.r': 'right',
  'file.face.b': 'back',
  'file.face.l': 'left',
  'file.face.u': 'up',
  'file.face.d': 'down',

  // Of `not_possible`, by its reason.
  'cut.empty': 'The file is empty.',
  'cut.damaged': 'The file is damaged or not a picture. Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.',
  'cut.damaged_avif': 'The file is damaged. Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.',
  'cut.damaged_pixels': 'The picture is damaged and could not be read to its end.',
  'cut.cut_off': 'The file is cut off: its end is missing. Copy or export it again.',
  'cut.lfs_pointer': 'The file is a Git LFS pointer, not the picture itself. Fetch the picture first.',
  'cut.video': 'The file is a video or an unknown format. Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.',
  'cut.kind_of_heic': 'This kind of HEIC picture cannot be read here. Export the panorama as JPEG.',
  'cut.kind_of_tiff':
    'This kind of TIFF cannot be read here. Save the panorama as RGB TIFF with 8 or 16 bits (uncompressed, LZW or ZIP), or as JPEG.',
  'cut.hdr':
    'The picture is HDR ({curve}), which screens show in different ways. Export the panorama for ordinary screens (SDR, sRGB) as JPEG, or as AVIF without HDR.',
  'cut.rec2020':
    'The picture has the colours of Rec. 2020 without a profile. Export the panorama as sRGB or Display P3.',
  'cut.angle_too_small':
    'A photo of {width, number} pixels can show {least} degrees at least. Say more degrees, or upload a smaller version.',
  'cut.heic_too_large':
    'The picture is a HEIC of {width, number} × {height, number} pixels; HEIC pictures may have 8,192 × 4,096. Export it as JPEG.',
  'cut.cube_too_large':
    'The faces of the cube are {edge, number} pixels wide; at most {most, number} are possible. Convert it to an equirectangular panorama (2:1).',
  'cut.full_too_large':
    'The full panorama would be {width, number} × {height, number} pixels; at most {maxWidth, number} × {maxHeight, number} are possible.',
  'cut.too_large':
    'The picture is {width, number} × {height, number} pixels; at most {maxWidth, number} × {maxHeight, number} are possible.',
  'cut.progressive_too_large':
    'The picture is progressive and {width, number} × {height, number} pixels; progressive pictures may have 16,384 × 8,192. Save it as “baseline”.',
  'cut.level_too_large':
    'A panorama of {width, number} × {height, number} pixels can be turned by fewer degrees than this. Level it less, or upload a smaller version.',
  'cut.too_small': 'The picture is only {width, number} × {height, number} pixels.',
  'cut.other_projection': 'The picture is a “{projection}” projection. Export it as equirectangular (2:1).',
  'cut.not_twice_as_wide':
    'The picture is {width, number} × {height, number} pixels. A 360° panorama is twice as wide as high (for example 8,192 × 4,096).',
  'cut.dual_fisheye':
    'The picture shows two round halves side by side, as the camera’s two lenses see them (dual fisheye). Stitch it in your camera’s app and export it as equirectangular (2:1).',
  'cut.faces_do_not_meet':
    'The picture looks like the six faces of a cube side by side, but they do not go on in one another. Add the faces as six files, all at once, named after what they show: _f, _r, _b, _l, _u, _d. Or export the panorama as equirectangular (2:1).',
  'cut.numbered_do_not_meet':
    'The six numbered pictures ({first} … {last}) do not go on in one another as the faces of a cube do. Name them after what they show: _f, _r, _b, _l, _u, _d. Panoramas with a view for each eye can be added one at a time.',
  'cut.not_six_faces':
    'The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.',
  'cut.face_damaged': 'The {face} face ({fileName}) is damaged or not a picture.',
  'cut.face_heic': 'The {face} face ({fileName}) is a HEIC picture. Export the faces as JPEG.',
  'cut.face_not_square':
    'The {face} face ({fileName}) is {width, number} × {height, number} pixels. The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.',
  'cut.face_of_other_size':
    'The {face} face ({fileName}) is {size, number} × {size, number} pixels, while others are {others, number} × {others, number}. The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.',
  'cut.numbered_damaged': '{fileName} is damaged or not a picture.',
  'cut.numbered_heic': '{fileName} is a HEIC picture. Export the faces as JPEG.',
  'cut.numbered_not_square':
    '{fileName} is {width, number} × {height, number} pixels. The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.',
  'cut.numbered_of_other_size':
    '{fileName} is {size, number} × {size, number} pixels, while others are {others, number} × {others, number}. The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.',
  'cut.too_costly': 'Cutting it took too much {limit}',
} as const satisfies Record<`file.${FaultCode}` | `cut.${CutReason}`, string> & Record<string, string>;
