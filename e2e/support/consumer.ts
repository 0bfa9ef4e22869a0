/** A folder that is not part of this repository, with the packages in it as npm would hand them out. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export interface Consumer {
  readonly folder: string;
  /** The packed packages by their folders in the repository. */
  readonly tarballs: Record<string, string>;
  write(name: string, text: string): void;
  /** Runs Node there, with these arguments; throws what it said when it fails. */
  run(...args: string[]): string;
  close(): void;
}

const published = ['tour', 'viewer', 'cutter'];
/** What a consumer has besides: from the registry in life, from the repository here. */
const others = [
  ...new Set(published.flatMap((name) => Object.keys(dependenciesOf(name)))),
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@types/webxr',
].filter((name) => !name.startsWith('@tourwright/'));

function dependenciesOf(name: string): Record<string, string> {
  const manifest = readFileSync(resolve('packages', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { dependencies?: Record<string, string> }).dependencies ?? {};
}

/** Builds and packs what is published, and installs it in a fresh folder. */
export function openConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-consumer-'));
  const run = (command: string, args: string[], cwd = folder) => {
    try {
      return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
      throw new Error(`${args.join(' ')} failed: ${stdout}${stderr}`, { cause });
    }
  };
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  // Once for all; `npm publish` does it by `prepack`.
  run(process.execPath, [resolve('scripts/build-packages.mjs'), '--when-changed'], resolve('.'));
  const tarballs: Record<string, string> = {};
  for (const name of published) {
    const packed = run(
      'npm',
      ['pack', '--json', '--loglevel=error', '--ignore-scripts', '--pack-destination', folder],
      resolve('packages', name),
    );
    const [{ filename } = { filename: '' }] = JSON.parse(packed) as { filename: string }[];
    tarballs[name] = join(folder, filename);
    const home = join(folder, 'node_modules/@tourwright', name);
    mkdirSync(home, { recursive: true });
    run('tar', ['-xzf', join(folder, filename), '--strip-components=1', '-C', home]);
  }
  for (const name of others) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  write('package.json', '{ "name": "consumer", "private": true, "type": "module" }');
  return {
    folder,
    tarballs,
    write,
    run: (...args) => run(process.execPath, args),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The first block of code in a language below a heading of a README, by default the viewer's. */
export function readmeExample(language: string, heading: string, file = 'packages/viewer/README.md'): string {
  const readme = readFileSync(file, 'utf8');
  const below = readme.slice(readme.indexOf(`\n${heading}\n`));
  const found = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(below)?.[1];
  if (!found) throw new Error(`The README has no ${language} below ${heading}`);
  return found;
}
