/** A call that is not answered now: it came too often, or too many wait already. */
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
