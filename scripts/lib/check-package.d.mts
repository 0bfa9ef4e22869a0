/** What publint and Are The Types Wrong say of a packed package; empty when it can be published. */
export function checkPackage(tarball: string): Promise<string[]>;
