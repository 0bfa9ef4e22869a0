import { type ErrorCode, errorStatus, type Problem as ProblemDocument } from '@tourwright/api';

const titles: Record<ErrorCode, string> = {
  invalid_input: 'The request is not as it should be',
  bad_slug: 'The slug is not one of an image',
  not_signed_in: 'Sign in first',
  bad_origin: 'The request came from another site',
  forbidden: 'This is not allowed',
  not_found: 'Nothing is there',
  user_not_found: 'User not found in the users collection.',
  conflict: 'It is already there',
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
};

type Particulars = Partial<Pick<ProblemDocument, 'detail' | 'errors' | 'slug' | 'quota' | 'limit'>>;
/** Further fields that are JSON text already, so that large ones are not read to be written again. */
type Texts = { current?: string };

/** What a handler throws when a careful user meets it; answered as an RFC 9457 problem document. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly particulars: Particulars;
  readonly texts: Texts;
  /** For the header `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  /** Fastify's name for the status; it writes here itself when a validation fails. */
  statusCode: number;

  constructor(
    code: ErrorCode,
    { retryAfterSeconds, ...particulars }: Particulars & { retryAfterSeconds?: number } = {},
    texts: Texts = {},
  ) {
    super(particulars.detail ?? titles[code]);
    this.name = 'Problem';
    this.code = code;
    this.particulars = particulars;
    this.retryAfterSeconds = retryAfterSeconds;
    this.texts = texts;
    this.statusCode = errorStatus[code];
  }

  /** The problem document, as JSON text. */
  text(requestId: string): string {
    const { code, particulars, texts } = this;
    const document: ProblemDocument = {
      type: `/problems/${code}`,
      title: titles[code],
      status: errorStatus[code],
      code,
      ...particulars,
      instance: requestId,
    };
    const further = Object.entries(texts).map(([field, text]) => `,"${field}":${text}`);
    return `${JSON.stringify(document).slice(0, -1)}${further.join('')}}`;
  }
}
