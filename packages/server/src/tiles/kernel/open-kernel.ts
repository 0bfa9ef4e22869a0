import { readFile } from 'node:fs/promises';
import type { Kernel, KernelKind } from './kernel.ts';
import { createTypescriptKernel } from './typescript-kernel.ts';

/** The kernel over a shared memory: WebAssembly SIMD, or plain TypeScript where this processor has none. */
export async function openKernel(memory: WebAssembly.Memory, kind: KernelKind): Promise<Kernel> {
  if (kind === 'typescript') return createTypescriptKernel(memory.buffer);
  const source = await readFile(new URL('./kernel.wasm', import.meta.url));
  const { instance } = await WebAssembly.instantiate(source, { env: { memory } });
  return instance.exports as unknown as Kernel;
}
