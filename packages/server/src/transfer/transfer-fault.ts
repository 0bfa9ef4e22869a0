/** Why a tour cannot come in or go out: a code, and the values that its words need. */
export class TransferFault extends Error {
  override readonly name = 'TransferFault';
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: string, params: Readonly<Record<string, string | number>> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
