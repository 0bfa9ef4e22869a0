import type { CutReason } from '@tourwright/tour/pyramid';

/** What kind of thing is wrong with a picture: for those who treat many reasons alike. */
export type CutFailureKind =
  | 'unreadable'
  | 'unsupported_format'
  | 'not_a_panorama'
  | 'wrong_projection'
  | 'wrong_faces'
  | 'wrong_colours'
  | 'too_large'
  | 'too_costly'
  | 'too_small';

const kinds: Record<CutReason, CutFailureKind> = {
  empty: 'unreadable',
  damaged: 'unreadable',
  damaged_avif: 'unreadable',
  damaged_pixels: 'unreadable',
  cut_off: 'unreadable',
  lfs_pointer: 'unreadable',
  video: 'unsupported_format',
  kind_of_heic: 'unsupported_format',
  kind_of_tiff: 'unsupported_format',
  hdr: 'wrong_colours',
  rec2020: 'wrong_colours',
  angle_too_small: 'too_large',
  heic_too_large: 'too_large',
  cube_too_large: 'too_large',
  full_too_large: 'too_large',
  too_large: 'too_large',
  progressive_too_large: 'too_large',
  level_too_large: 'too_large',
  too_small: 'too_small',
  other_projection: 'wrong_projection',
  not_twice_as_wide: 'not_a_panorama',
  dual_fisheye: 'wrong_projection',
  faces_do_not_meet: 'wrong_faces',
  numbered_do_not_meet: 'wrong_faces',
  not_six_faces: 'wrong_faces',
  face_damaged: 'wrong_faces',
  face_heic: 'wrong_faces',
  face_not_square: 'wrong_faces',
  face_of_other_size: 'wrong_faces',
  numbered_damaged: 'wrong_faces',
  numbered_heic: 'wrong_faces',
  numbered_not_square: 'wrong_faces',
  numbered_of_other_size: 'wrong_faces',
  too_costly: 'too_costly',
};

/** Maps the reason of a failed cut to the kind of thing that is wrong with the picture. */
export function kindOfCutFailure(code: CutReason): CutFailureKind {
  return kinds[code];
}
