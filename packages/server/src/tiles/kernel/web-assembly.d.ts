/** The part of WebAssembly that the cutter uses; @types/node leaves it out and the browser's library is too much. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  function instantiate(
    source: Uint8Array,
    imports: { env: { memory: Memory } },
  ): Promise<{ instance: { exports: object } }>;
}
