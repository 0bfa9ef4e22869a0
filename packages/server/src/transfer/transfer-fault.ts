/** Why an import or export failed: a code with parameters. */
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
