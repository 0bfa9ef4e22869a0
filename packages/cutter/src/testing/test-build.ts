import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: 'utf8' });
const canBuild =
  run('clang', '--print-targets').stdout?.includes('wasm32') && run('wasm-ld', '--version').status === 0;

/** Holds `NAME.wasm` to `NAME.c`, both beside a module, where a compiler is installed. */
export function testBuild(name: string, beside: string): void {
  test.skipIf(!canBuild)(`${name}.wasm is what ${name}.c says`, () => {
    const folder = mkdtempSync(join(tmpdir(), `${name}-`));
    const path = join(folder, `${name}.wasm`);
    execFileSync(process.execPath, [fileURLToPath(new URL(`./build-${name}.mjs`, beside)), path]);
    const [built, kept] = [readFileSync(path), readFileSync(new URL(`./${name}.wasm`, beside))];
    // Other versions of clang arrange the same program otherwise.
    if (run('clang', '--version').stdout.includes('version 14.')) expect(built.equals(kept)).toBe(true);
    else expect(built.length).toBeGreaterThan(1000);
    rmSync(folder, { recursive: true });
  });
}
