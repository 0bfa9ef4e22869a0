// The lock file without the host of a registry: which one is asked is a matter of the machine (`.npmrc`).

/** `replace-registry-host` of `.npmrc` puts the registry in the place of this host, which by RFC 2606 never exists. */
export const standIn = 'packages.invalid';

/**
 * The lock file with an address for every package that comes from a registry. Where one is missing, npm reads the list
 * of all versions of the package first, which takes as long as the packages themselves.
 *
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string }> }} lock
 */
export function withAddresses({ packages, ...rest }) {
  const entries = Object.entries(packages).map(([path, entry]) => [path, withAddress(path, entry)]);
  return { ...rest, packages: Object.fromEntries(entries) };
}

function withAddress(path, entry) {
  // Folders of ours have neither.
  if (!entry.version || !entry.integrity) return entry;
  const { name, version, resolved: _, ...others } = entry;
  const full = name ?? path.split('node_modules/').at(-1);
  const file = `${full.split('/').at(-1)}-${version}.tgz`;
  const resolved = `https://${standIn}/${full}/-/${file}`;
  return { ...(name ? { name } : {}), version, resolved, ...others };
}
