import type { CutFailure, CutReason } from '@tourwright/tour/pyramid';

const kinds = 'Panoramas are JPEG, PNG, WebP, TIFF, AVIF or HEIC.';
const rule =
  'The faces of a cube are six square pictures of the same size: front, right, back, left, up, down.';

/** Why a file cannot be cut; `{name}`s are taken from the parameters. A face is named by its letter. */
export const failureWords = {
  empty: 'The file is empty. Please copy it from the camera or the card again.',
  damaged: `The file is damaged or not a picture. ${kinds}`,
  damaged_avif: `The file is damaged. Please export it again. ${kinds}`,
  damaged_pixels: 'The picture is damaged and could not be read to its end. Please copy or export it again.',
  cut_off: 'The file is cut off: its end is missing. Please copy or export it again.',
  lfs_pointer: 'The file is a Git LFS pointer, not the picture itself. Please fetch the picture first.',
  video: `The file is a video or an unknown format. ${kinds}`,
  kind_of_heic: 'This kind of HEIC picture cannot be read here. Please export the panorama as JPEG.',
  kind_of_tiff:
    'This kind of TIFF cannot be read here. Please save the panorama as RGB TIFF with 8 or 16 bits (uncompressed, LZW or ZIP), or as JPEG.',
  hdr: 'The picture is HDR ({curve}), which screens show in different ways. Please export the panorama for ordinary screens (SDR, sRGB) as JPEG, or as AVIF without HDR.',
  rec2020:
    'The picture has the colours of Rec. 2020 without a profile. Please export the panorama as sRGB or Display P3.',
  angle_too_small:
    'A photo of {width} pixels can show {least} degrees at least. Please say more degrees, or upload a smaller version.',
  heic_too_large:
    'The picture is a HEIC of {width}×{height} pixels; HEIC pictures may have 8192×4096. Please export it as JPEG.',
  cube_too_large:
    'The faces of the cube are {edge} pixels wide; at most {most} are possible. Please convert it to an equirectangular panorama (2:1).',
  full_too_large:
    'The full panorama would be {width}×{height} pixels; at most {maxWidth}×{maxHeight} are possible. Please export a smaller version.',
  too_large:
    'The picture is {width}×{height} pixels; at most {maxWidth}×{maxHeight} are possible. Please export a smaller version.',
  progressive_too_large:
    'The picture is progressive and {width}×{height} pixels; progressive pictures may have 16384×8192. Please save it as “baseline”.',
  level_too_large:
    'A panorama of {width}×{height} pixels can be turned by fewer degrees than this. Please level it less, or upload a smaller version.',
  too_small: 'The picture is only {width}×{height} pixels. Please export a larger version.',
  other_projection: 'The picture is a “{projection}” projection; please export it as equirectangular (2:1).',
  not_twice_as_wide:
    'The picture is {width}×{height} pixels. A 360° panorama is twice as wide as high (for example 8192×4096).',
  dual_fisheye:
    'The picture shows two round halves side by side, as the camera’s two lenses see them (dual fisheye). Please stitch it in your camera’s app and export it as equirectangular (2:1).',
  faces_do_not_meet:
    'The picture looks like the six faces of a cube side by side, but they do not go on in one another. Please add the faces as six files, all at once, named after what they show: _f, _r, _b, _l, _u, _d. Or export the panorama as equirectangular (2:1).',
  numbered_do_not_meet:
    'The six numbered pictures ({first} … {last}) do not go on in one another as the faces of a cube do. Name them after what they show: _f, _r, _b, _l, _u, _d. Panoramas with a view for each eye can be added one at a time.',
  not_six_faces: rule,
  face_damaged: 'The {face} face ({fileName}) is damaged or not a picture.',
  face_heic: 'The {face} face ({fileName}) is a HEIC picture. Please export the faces as JPEG.',
  face_not_square: `The {face} face ({fileName}) is {width}×{height} pixels. ${rule}`,
  face_of_other_size: `The {face} face ({fileName}) is {size}×{size} pixels, while others are {others}×{others}. ${rule}`,
  numbered_damaged: '{fileName} is damaged or not a picture.',
  numbered_heic: '{fileName} is a HEIC picture. Please export the faces as JPEG.',
  numbered_not_square: `{fileName} is {width}×{height} pixels. ${rule}`,
  numbered_of_other_size: `{fileName} is {size}×{size} pixels, while others are {others}×{others}. ${rule}`,
  too_costly: 'Cutting it took too much {limit}',
} as const satisfies Record<CutReason, string>;

const faceNames: Record<string, string> = {
  f: 'front',
  r: 'right',
  b: 'back',
  l: 'left',
  u: 'up',
  d: 'down',
};

/** The English sentence for a failure; unknown codes have none. */
export function sayCutFailure({ code, params, detail }: CutFailure): string {
  if (!Object.hasOwn(failureWords, code)) return '';
  const values: Record<string, unknown> = { ...params, face: faceNames[String(params.face)] };
  const words = failureWords[code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return detail ? `${words} (${detail})` : words;
}
