/** The host that stands for the registry's in the lock file. */
export const standIn: string;

/** What the lock file says of a package. */
interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
}

/** The lock file with an address, without the host of a registry, for every package that comes from one. */
export function withAddresses<Lock extends { packages: Record<string, LockedPackage> }>(lock: Lock): Lock;
