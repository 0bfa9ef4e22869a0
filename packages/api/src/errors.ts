import type { Failure, FailureCode, QuotaName } from './failures.ts';

/** RFC 9457 problem document. `type` is `/problems/{kind}`. */
export interface Problem {
  type: string;
  /** The kind in words, in the language of the request, as `detail` and the messages are. */
  title: string;
  status: number;
  /** What happened, of the closed list of `failures.ts`, for programs and their catalogues. */
  code: FailureCode;
  params?: Failure['params'];
  detail?: string;
  /** Every fault at once: where (a JSON path such as `scenes[2].name`) and what. */
  errors?: { path: string; code: string; params: Failure['params']; message: string }[];
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
