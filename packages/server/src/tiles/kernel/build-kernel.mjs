// `node build-kernel.mjs [OUT]`: kernel.c to kernel.wasm, with a clang that knows wasm32 (Debian: clang lld).
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const flags = [
  '--target=wasm32',
  '-O3',
  '-msimd128',
  '-mbulk-memory',
  '-matomics',
  '-ffp-contract=off',
  '-nostdlib',
  '-ffreestanding',
  '-Wall',
  '-Wl,--no-entry',
  '-Wl,--import-memory',
  '-Wl,--shared-memory',
  '-Wl,--max-memory=4294967296',
  // Several threads share the memory, so nothing may lie on a stack there.
  '-Wl,-z,stack-size=0',
  '-Wl,--initial-memory=65536',
  '-Wl,--strip-all',
];
execFileSync('clang', [...flags, '-o', process.argv[2] ?? path('kernel.wasm'), path('kernel.c')], {
  stdio: 'inherit',
});
