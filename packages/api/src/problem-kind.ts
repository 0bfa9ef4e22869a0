/** The kinds of problems, named by `type` of a problem document, and the status of each. */
export const errorStatus = {
  invalid_input: 400,
  bad_slug: 400,
  not_signed_in: 401,
  bad_origin: 403,
  forbidden: 403,
  not_found: 404,
  user_not_found: 404,
  request_timeout: 408,
  conflict: 409,
  gone: 410,
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

/** The kind of a failure, from which its HTTP status follows. */
export type ProblemKind = keyof typeof errorStatus;
