/** The part of WebAssembly that the cutter uses, typed: @types/node leaves it out and the browser's library is too much. */

/** Memory that threads share. */
export interface WasmMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

/** A compiled program. */
export interface WasmModule {
  readonly [Symbol.toStringTag]: string;
}

interface Api {
  Memory: new (descriptor: { initial: number; maximum: number; shared: true }) => WasmMemory;
  compile(source: Uint8Array): Promise<WasmModule>;
  instantiate(module: WasmModule, imports: { env?: { memory: WasmMemory } }): Promise<{ exports: object }>;
}

/** The WebAssembly API, which Node.js has and its ES library types lack. */
export const { WebAssembly } = globalThis as unknown as { WebAssembly: Api };

/** A page of WebAssembly memory, bytes (WebAssembly Core Specification, 4.2.8). */
export const wasmPageBytes = 65_536;
