/** The roles in a tour, the least first: each includes the rights of those before. */
export const roles = ['viewer', 'editor', 'owner'] as const;

/** What somebody is to a tour, from which follows what they may do. */
export type Role = (typeof roles)[number];

/** Whether a role is at least another one. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
