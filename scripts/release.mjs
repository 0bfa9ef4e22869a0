// `npm run release`: checks, builds, packs and tries what npm gets of `@tourwright/tour`, `viewer` and `cutter`, and
// publishes nothing. `npm run release -- --publish` publishes the very tarballs that were tried, with provenance: in a
// workflow that may ask for an identity token (`id-token: write`), where npm is trusted to publish or NODE_AUTH_TOKEN is set.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { openConsumer } from '../e2e/support/consumer.ts';
import { checkPackage } from './lib/check-package.mjs';
import { releaseProblems } from './lib/release-problems.ts';

// In the order of their dependencies.
const names = ['tour', 'viewer', 'cutter'];
const packages = names.map((name) => ({
  manifest: JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')),
  changelog: readFileSync(`packages/${name}/CHANGELOG.md`, 'utf8'),
}));
const { values } = parseArgs({
  options: { publish: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
});

const problems =
  values.publish && values['dry-run'] ? ['--publish and --dry-run exclude each other'] : check();
// A dry run reports all faults; a real release ends here.
if (problems.length === 0 || !values.publish) problems.push(...(await buildAndTry()));
if (problems.length > 0) {
  console.error(`Not released:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  const { version } = packages[0].manifest;
  const next = values.publish
    ? `Published; now: git tag v${version}`
    : 'It can be released: --publish does it.';
  console.log(`${version}: ${next}`);
}

function check() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
  const tags = git('tag', '--list').split('\n');
  return releaseProblems({ status: git('status', '--porcelain'), tags, packages });
}

/** Resolves with what is wrong; publishes when nothing is and it is asked to. */
async function buildAndTry() {
  console.log('Building, packing and trying …');
  const consumer = openConsumer();
  try {
    const said = [];
    for (const name of names) {
      for (const words of await checkPackage(consumer.tarballs[name])) said.push(`${name}: ${words}`);
    }
    said.push(...(await tryPackages(consumer)));
    if (values.publish && said.length === 0) for (const name of names) publish(consumer.tarballs[name]);
    return said;
  } finally {
    consumer.close();
  }
}

/** Uses the tarballs in a folder with nothing else in it. */
async function tryPackages(consumer) {
  const failures = [];
  const attempt = (what, run) => {
    try {
      run();
    } catch (error) {
      failures.push(`${what}: ${error.message}`);
    }
  };
  const scripts = names.flatMap((name, index) =>
    Object.keys(packages[index].manifest.exports)
      .filter((path) => path !== './testing' && !path.endsWith('.css'))
      .map((path) => `@tourwright/${name}${path.slice(1)}`),
  );
  consumer.write('imports.mjs', scripts.map((path) => `await import('${path}');`).join('\n'));
  attempt('Every entry is imported', () => consumer.run('imports.mjs'));
  const photo = join(consumer.folder, 'photo.jpg');
  const grey = { width: 1024, height: 512, channels: 3, background: '#678' };
  writeFileSync(photo, await sharp({ create: grey }).jpeg().toBuffer());
  const cli = 'node_modules/@tourwright/cutter/dist/cli.js';
  attempt('The command cuts a photo', () => consumer.run(cli, photo, 'tiles', '--quiet'));
  return failures;
}

function publish(tarball) {
  execFileSync('npm', ['publish', tarball, '--provenance', '--access', 'public'], { stdio: 'inherit' });
}
