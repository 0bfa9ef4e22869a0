import { expect, test } from 'vitest';
import { type ReleasedPackage, releaseProblems } from './lib/release-problems.ts';

const repository = { type: 'git', url: 'git+https://example.org/tourwright.git' };
const tour: ReleasedPackage = { name: '@tourwright/tour', version: '0.2.0', repository };
const cutter: ReleasedPackage = {
  name: '@tourwright/cutter',
  version: '0.2.0',
  repository,
  dependencies: { '@tourwright/tour': '0.2.0', sharp: '0.35.5' },
};
const changelog = '# Changes\n\n## 0.2.0 (2026-12-01)\n\n- More.\n';
const ready = {
  status: '',
  tags: ['v0.1.0'],
  packages: [
    { manifest: tour, changelog },
    { manifest: cutter, changelog },
  ],
};

test('a clean tree with versions and changes that agree can be released', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

test('whatever does not agree is named', () => {
  const older = { ...cutter, version: '0.1.0', dependencies: { '@tourwright/tour': '0.1.0' } };
  const { repository: _, ...homeless } = tour;
  const said = releaseProblems({
    status: ' M README.md\n',
    tags: ['v0.1.0'],
    packages: [
      { manifest: homeless, changelog: '## Unreleased\n' },
      { manifest: older, changelog },
    ],
  });
  expect(said).toEqual([
    'The tree is not clean:\n M README.md',
    'The packages have different versions: 0.2.0, 0.1.0',
    'Version 0.1.0 has a tag already: raise it',
    'The CHANGELOG.md of @tourwright/tour has no heading "## 0.2.0"',
    'The CHANGELOG.md of @tourwright/tour still has a heading "## Unreleased"',
    'The package.json of @tourwright/tour names no repository, which provenance is checked against',
    'The CHANGELOG.md of @tourwright/cutter has no heading "## 0.1.0"',
    '@tourwright/cutter depends on @tourwright/tour 0.1.0, which is 0.2.0',
  ]);
});
