import type { TokenScope } from '@tourwright/api';
import type { Role } from './role.ts';

/** What an action is done to: a tour with all that is in its folder, a user's record with their own folder, or the server. */
export type Thing = { tour: string } | { user: string } | { server: true };

interface Rule {
  /** The least role in the tour that may do it. */
  least: Role;
  /** Whether operators may do it to any tour. */
  operators?: boolean;
  /** Whether it is done to a deleted tour too. */
  deleted?: boolean;
  /** What a token must be allowed for it; null: only a person who is logged in does it. */
  scope: TokenScope | null;
}

/** Everything that is done to tours and users' records, and who may. Of a user's record and folder each is theirs alone. */
const rules = {
  /** The draft, its images, and whether it is there at all. */
  'tour.read': { least: 'viewer', scope: 'tours:read' },
  /** Server-sent events about the draft. */
  'tour.follow': { least: 'editor', scope: null },
  'tour.edit': { least: 'editor', scope: 'tours:write' },
  'tour.publish': { least: 'editor', scope: 'tours:write' },
  'tour.unpublish': { least: 'editor', operators: true, scope: 'tours:write' },
  'tour.duplicate': { least: 'owner', scope: 'tours:write' },
  /** The whole of it with its originals, as a file. */
  'tour.export': { least: 'owner', scope: 'tours:write' },
  'tour.delete': { least: 'owner', scope: 'tours:write' },
  'tour.restore': { least: 'owner', deleted: true, scope: 'tours:write' },
  /** For good, out of the bin. */
  'tour.erase': { least: 'owner', deleted: true, scope: null },
  /** By which its owner groups their tours. */
  'tour.label': { least: 'owner', scope: 'tours:write' },
  /** A place in the gallery, and out of it again. */
  'gallery.ask': { least: 'owner', scope: 'tours:write' },
  /** Links of the tour, by which anybody may see it. */
  'link.edit': { least: 'editor', scope: 'tours:write' },
  /** What is in the folder of a tour or a user. */
  'file.read': { least: 'viewer', scope: 'tours:read' },
  'file.write': { least: 'editor', scope: 'media:write' },
  /** An upload that has begun, into such a folder. */
  'upload.write': { least: 'editor', scope: 'media:write' },
  /** What visitors of a tour wrote; it stays while the tour is in the bin. */
  'lead.read': { least: 'editor', deleted: true, scope: 'leads:read' },
  'lead.edit': { least: 'editor', deleted: true, scope: 'leads:write' },
  'lead.delete': { least: 'owner', deleted: true, scope: 'leads:write' },
  /** What visitors of a tour ordered; it stays while the tour is in the bin. */
  'order.read': { least: 'editor', deleted: true, scope: 'orders:read' },
  'order.edit': { least: 'editor', deleted: true, scope: 'orders:write' },
  /** Tours on their way into the account. */
  'user.import': { least: 'owner', scope: 'tours:write' },
  'user.read': { least: 'owner', scope: null },
  'user.edit': { least: 'owner', scope: null },
  /** What operators do with it. */
  'server.run': { least: 'owner', operators: true, scope: null },
} as const satisfies Record<string, Rule>;

/** What somebody may want to do with a tour or an account, for which access has a rule. */
export type Action = keyof typeof rules;

/** The rule of an action, with what it leaves unsaid. */
export function ruleOf(action: Action): Rule {
  return rules[action];
}
