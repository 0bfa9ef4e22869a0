// What the cutter's C programs have in common when they are made, with a clang that knows wasm32 (Debian: clang lld).
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

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
  '-Wl,--strip-all',
];

/** Makes `NAME.wasm` of `NAME.c` beside a script, or where the script's first argument says. */
export function buildWasm(script, name, own) {
  const path = (ending) => fileURLToPath(new URL(`./${name}.${ending}`, script));
  const out = process.argv[2] ?? path('wasm');
  execFileSync('clang', [...flags, ...own, '-o', out, path('c')], { stdio: 'inherit' });
}
