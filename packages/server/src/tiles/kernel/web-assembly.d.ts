/** The part of WebAssembly that the cutter uses; @types/node leaves it out and the browser's library is too much. */
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  class Module {
    private constructor();
  }
  function compile(source: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: { env?: { memory: Memory } }): Promise<{ exports: object }>;
}
