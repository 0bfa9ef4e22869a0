/** A plain picture that cannot be had, in plain words; `isFinal` when another attempt would bring the same. */
export class PlainFailure extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
