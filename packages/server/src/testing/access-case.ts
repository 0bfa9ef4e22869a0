/** The actors and outcomes of the access table. */

/**
 * Who asks: nobody, the members of the owner's tour, another owner, an operator, and a script with a
 * token of the owner that has every scope.
 */
export const actors = ['nobody', 'owner', 'editor', 'viewer', 'other', 'operator', 'token'] as const;
export type Actor = (typeof actors)[number];
type Statuses = Record<Actor, number>;

/** What each kind of person meets on one route. */
export interface AccessCase {
  /** With `{tour}`, `{user}`, `{lead}`, `{order}`, `{upload}`, `{export}`, `{import}`, `{link}` and `{key}` for the owner's. */
  url: string;
  body?: object;
  headers?: Record<string, string> | ((tourId: string) => Record<string, string>);
  /** Whether the owner's tour was published before. */
  published?: boolean;
  /** Whether the owner's tour was published with a form, and a visitor wrote before. */
  lead?: boolean;
  /** What the link of the owner's tour, if there is to be one, is besides unlisted; its draft is shown. */
  link?: object;
  /** Whether that link was revoked before. */
  isRevoked?: boolean;
  /** Whether the owner's tour was published with a shop, and a visitor ordered before. */
  order?: boolean;
  /** Whether the owner's tour was deleted before. */
  deleted?: boolean;
  /** The request ends sessions or changes the account: it gets people of its own. */
  ownPeople?: boolean;
  /** An answer that never ends by itself. */
  stream?: boolean;
  /** Other sites and services may send it, although it changes something. */
  fromAnywhere?: boolean;
  statuses: Statuses;
}

/** The same for all. */
export const all = (status: number): Statuses => ({
  nobody: status,
  owner: status,
  editor: status,
  viewer: status,
  other: status,
  operator: status,
  token: status,
});
export const anyone = all(200);
/** Only a person does it. */
export const noToken = (statuses: Statuses): Statuses => ({ ...statuses, token: 403 });
/** A script does it for the owner. */
export const byToken = (statuses: Statuses): Statuses => ({ ...statuses, token: statuses.owner });
export const loggedIn: Statuses = noToken({ ...anyone, nobody: 401 });
/** What a user may not see is answered like what does not exist; a member without the right gets 403. */
export const ownerOnly: Statuses = {
  nobody: 401,
  owner: 200,
  editor: 403,
  viewer: 403,
  other: 404,
  operator: 404,
  token: 200,
};
export const editors: Statuses = { ...ownerOnly, editor: 200 };
/** What visitors see once it is published. */
export const members: Statuses = { ...all(404), owner: 200, editor: 200, viewer: 200, token: 200 };
/** A user's own record. */
export const oneself: Statuses = noToken({ ...all(404), nobody: 401, owner: 200 });
/** With another status for those who are let in. */
export const letIn = (statuses: Statuses, status: number) =>
  Object.fromEntries(
    actors.map((actor) => [actor, statuses[actor] === 200 ? status : statuses[actor]]),
  ) as Statuses;
