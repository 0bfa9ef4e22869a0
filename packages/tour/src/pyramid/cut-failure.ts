/** Why a picture cannot be cut into a pyramid. */
export const cutReasons = [
  'empty',
  'damaged',
  'damaged_avif',
  'damaged_pixels',
  'cut_off',
  'lfs_pointer',
  'video',
  'kind_of_heic',
  'kind_of_tiff',
  'hdr',
  'rec2020',
  'angle_too_small',
  'heic_too_large',
  'cube_too_large',
  'full_too_large',
  'too_large',
  'progressive_too_large',
  'level_too_large',
  'too_small',
  'other_projection',
  'not_twice_as_wide',
  'dual_fisheye',
  'faces_do_not_meet',
  'numbered_do_not_meet',
  'not_six_faces',
  'face_damaged',
  'face_heic',
  'face_not_square',
  'face_of_other_size',
  'numbered_damaged',
  'numbered_heic',
  'numbered_not_square',
  'numbered_of_other_size',
  'too_costly',
] as const;

/** The code of a reason why a panorama cannot be cut. */
export type CutReason = (typeof cutReasons)[number];

/** The code of a failure and the parameters of its sentence. */
export interface CutFailure {
  code: CutReason;
  params: Record<string, string | number>;
  /** The decoder's own message, for logs and the command line; never stored. */
  detail?: string;
}
