/** What the package.json of a published package says, as far as a release depends on it. */
export interface ReleasedPackage {
  name: string;
  version: string;
  repository?: { type: string; url: string; directory?: string };
  dependencies?: Record<string, string>;
}

export interface ReleaseState {
  /** What `git status --porcelain` prints. */
  status: string;
  /** Tags that are there. */
  tags: readonly string[];
  packages: readonly { manifest: ReleasedPackage; changelog: string }[];
}

/** Why the packages cannot be released as they are, a line each; empty when they can. Pure. */
export function releaseProblems({ status, tags, packages }: ReleaseState): string[] {
  const problems: string[] = [];
  if (status.trim() !== '') problems.push(`The tree is not clean:\n${status.trimEnd()}`);
  const versions = new Set(packages.map(({ manifest }) => manifest.version));
  if (versions.size > 1) problems.push(`The packages have different versions: ${[...versions].join(', ')}`);
  for (const version of versions) {
    if (tags.includes(`v${version}`)) problems.push(`Version ${version} has a tag already: raise it`);
  }
  for (const { manifest, changelog } of packages) {
    const { name, version, repository, dependencies = {} } = manifest;
    if (!headings(changelog).some((heading) => heading === version || heading.startsWith(`${version} `))) {
      problems.push(`The CHANGELOG.md of ${name} has no heading "## ${version}"`);
    }
    if (headings(changelog).includes('Unreleased')) {
      problems.push(`The CHANGELOG.md of ${name} still has a heading "## Unreleased"`);
    }
    if (!repository?.url) {
      problems.push(`The package.json of ${name} names no repository, which provenance is checked against`);
    }
    for (const [other, range] of Object.entries(dependencies)) {
      const ours = packages.find((one) => one.manifest.name === other);
      if (ours && range !== ours.manifest.version) {
        problems.push(`${name} depends on ${other} ${range}, which is ${ours.manifest.version}`);
      }
    }
  }
  return problems;
}

function headings(changelog: string): string[] {
  return [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.trim());
}
