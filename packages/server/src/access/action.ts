import type { Role } from './role.ts';

/** What an action is done to: a tour with all that lies in its folder, a user's record with their own folder, or the server. */
export type Thing = { tour: string } | { user: string } | { server: true };

interface Rule {
  /** The least role in the tour that may do it. */
  least: Role;
  /** Whether those who run this server may do it to any tour. */
  operators?: boolean;
  /** Whether it is done to a deleted tour too. */
  deleted?: boolean;
}

/** Everything that is done to tours and users' records, and who may. Of a user's record and folder each is theirs alone. */
const rules = {
  /** The draft, its images, and whether it is there at all. */
  'tour.read': { least: 'viewer' },
  /** Server-sent events about the draft. */
  'tour.follow': { least: 'editor' },
  'tour.edit': { least: 'editor' },
  'tour.publish': { least: 'editor' },
  'tour.unpublish': { least: 'editor', operators: true },
  'tour.duplicate': { least: 'owner' },
  'tour.delete': { least: 'owner' },
  'tour.restore': { least: 'owner', deleted: true },
  /** Further links of the tour, by which anybody may see it. */
  'link.edit': { least: 'editor' },
  /** What lies in the folder of a tour or a user. */
  'file.read': { least: 'viewer' },
  'file.write': { least: 'editor' },
  /** An upload that has begun, into such a folder. */
  'upload.write': { least: 'editor' },
  /** What visitors of a tour wrote; it stays while the tour lies in the bin. */
  'lead.read': { least: 'editor', deleted: true },
  'lead.edit': { least: 'editor', deleted: true },
  'lead.delete': { least: 'owner', deleted: true },
  /** What visitors of a tour ordered; it stays while the tour lies in the bin. */
  'order.read': { least: 'editor', deleted: true },
  'order.edit': { least: 'editor', deleted: true },
  'user.read': { least: 'owner' },
  'user.edit': { least: 'owner' },
  /** What those who run the server do with it. */
  'server.run': { least: 'owner', operators: true },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/** The rule of an action, with what it leaves unsaid. */
export function ruleOf(action: Action): Rule {
  return rules[action];
}
