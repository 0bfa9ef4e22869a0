/** A plain picture that failed to load, with a readable message; `isFinal` when a retry would fail as well. */
export class PlainFailure extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}
