import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { type WasmMemory, type WasmModule, WebAssembly } from '../web-assembly.ts';
import type { Kernel } from './kernel.ts';

/** Compiled once for a thread; V8 lets all threads of the process share the machine code while one holds it. */
let compiled: Promise<WasmModule> | null = null;

/** The kernel over a shared memory. */
export async function openKernel(memory: WasmMemory): Promise<Kernel> {
  compiled ??= compile();
  const instance = await WebAssembly.instantiate(await compiled, { env: { memory } });
  return instance.exports as unknown as Kernel;
}

/** Compiles the kernel, so that it is there when it is opened. */
export async function warmKernel(): Promise<void> {
  compiled ??= compile();
  await compiled;
}

async function compile(): Promise<WasmModule> {
  // So small a program is best compiled well at once: half of a short cut would be done before V8 had noticed.
  setFlagsFromString('--no-liftoff');
  return WebAssembly.compile(await readFile(new URL('./kernel.wasm', import.meta.url)));
}
