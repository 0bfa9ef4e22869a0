// `node build-kernel.mjs [OUT]`: kernel.c to kernel.wasm.
import { buildWasm } from '../build-wasm.mjs';

buildWasm(import.meta.url, 'kernel', [
  '-matomics',
  '-Wl,--import-memory',
  '-Wl,--shared-memory',
  '-Wl,--max-memory=4294967296',
  // Several threads share the memory, so nothing may be on a stack there.
  '-Wl,-z,stack-size=0',
  '-Wl,--initial-memory=65536',
]);
