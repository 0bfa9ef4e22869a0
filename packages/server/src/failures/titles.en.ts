import type { ProblemKind } from '@tourwright/api';

/** The kinds of problems, in words: the `title` of a problem document. */
export const en = {
  invalid_input: 'The request is not as it should be',
  bad_slug: 'The slug is not one of an image',
  not_signed_in: 'Log in first',
  bad_origin: 'The request came from another site',
  forbidden: 'This is not allowed',
  not_found: 'Nothing is there',
  user_not_found: 'User not found in the users collection.',
  request_timeout: 'The request came too slowly',
  conflict: 'It is already there',
  gone: 'It was there, and is no more',
  duplicate_image: 'The tour already has this image',
  stale_version: 'The tour has changed since',
  too_large: 'This is too large',
  unsupported_media: 'This kind of file is not supported',
  bad_image: 'The image cannot be used',
  checksum_mismatch: 'The file did not arrive as it was sent',
  precondition_required: 'The version to change is missing',
  too_many_requests: 'Too many requests',
  quota_reached: 'The account is full',
  internal: 'Something went wrong on the server',
  unavailable: 'The server cannot answer now',
  disk_full: 'The disk of the server is full',
} as const satisfies Record<ProblemKind, string>;
