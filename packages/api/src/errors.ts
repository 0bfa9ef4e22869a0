/**
 * The closed list of what may go wrong for a careful user. The server maps codes to statuses here and nowhere
 * else; the web maps them to words.
 */
export const errorStatus = {
  invalid_input: 400,
  bad_slug: 400,
  not_signed_in: 401,
  bad_origin: 403,
  forbidden: 403,
  not_found: 404,
  user_not_found: 404,
  conflict: 409,
  duplicate_image: 409,
  stale_version: 412,
  too_large: 413,
  unsupported_media: 415,
  bad_image: 422,
  checksum_mismatch: 460,
  precondition_required: 428,
  too_many_requests: 429,
  quota_reached: 403,
  internal: 500,
  unavailable: 503,
  disk_full: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

/** What an account has a limit of. */
export type QuotaName = 'tours' | 'storage' | 'uploads' | 'documents';

/** RFC 9457 problem document. `type` is `/problems/{code}`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail?: string;
  /** Every fault at once: where (a JSON path such as `scenes[2].name`) and what. */
  errors?: { path: string; message: string }[];
  /** The current document, with `stale_version`. */
  current?: unknown;
  /** The image that is there already, with `duplicate_image`. */
  slug?: string;
  /** With `quota_reached`: which limit, and how much that is (of `storage` and `documents` in bytes). */
  quota?: QuotaName;
  limit?: number;
  /** The request id to quote. */
  instance?: string;
}

/** The closed list of what may be wrong with a file; catalogues put it into words, with the parameters beside it. */
export type FaultCode =
  | 'empty'
  | 'damaged'
  | 'heic'
  | 'svg'
  | 'lfs_pointer'
  | 'text'
  | 'bmp'
  | 'psd'
  | 'hdr'
  | 'jxl'
  | 'archive'
  | 'unknown_kind'
  | 'wrong_kind'
  | 'too_large'
  | 'too_many_pixels'
  | 'too_many_pixels_whole'
  | 'too_many_frames'
  | 'too_costly'
  | 'not_clean'
  | 'too_small'
  | 'not_panorama'
  | 'square'
  | 'portrait'
  | 'not_possible'
  | 'broke_the_worker'
  | 'original_damaged'
  | 'checksum_mismatch';
