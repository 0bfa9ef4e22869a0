/** A rate-limited call: too frequent, or too many are waiting. */
export class Refused extends Error {
  readonly code: 'too_many_requests' | 'unavailable';
  readonly retryAfterSeconds: number;

  constructor(code: Refused['code'], retryAfterSeconds: number) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
