// `node build-jpeg-reader.mjs [OUT]`: jpeg-reader.c to jpeg-reader.wasm, with a clang that knows wasm32 (Debian: clang lld).
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const flags = [
  '--target=wasm32',
  '-O3',
  '-msimd128',
  '-mbulk-memory',
  '-ffp-contract=off',
  '-nostdlib',
  '-ffreestanding',
  '-Wall',
  '-Wl,--no-entry',
  '-Wl,-z,stack-size=65536',
  '-Wl,--strip-all',
];
execFileSync('clang', [...flags, '-o', process.argv[2] ?? path('jpeg-reader.wasm'), path('jpeg-reader.c')], {
  stdio: 'inherit',
});
