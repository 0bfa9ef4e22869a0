/**
 * One tab's copy of a tour: what the server has confirmed, the edits it has not answered yet, and both together,
 * which is what the screen shows. Pure, so that every order of answers can be played through in tests.
 */
import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, type EditAnswer } from '@tourwright/tour/edit';

/** The tour as the server confirmed it, with what is still on the way. */
export interface Replica {
  readonly confirmed: Tour;
  readonly pending: readonly Edit[];
  /** The confirmed tour with the pending edits on top. */
  readonly tour: Tour;
}

/** An edit that the server has accepted, with the version it made. */
export interface AcceptedEdit {
  version: number;
  edit: Edit;
}

/** What `POST /api/tours/{id}/edits` answers. */
export interface SyncAnswer {
  version: number;
  answers: EditAnswer[];
  missed: AcceptedEdit[] | null;
  current?: Tour | undefined;
}

/** A pending edit that no longer applies stays pending: the server decides about it, not this copy. */
export function openReplica(confirmed: Tour, pending: readonly Edit[]): Replica {
  let tour = confirmed;
  for (const edit of pending) {
    const result = applyEdit(tour, edit);
    if (result.ok) tour = result.tour;
  }
  return { confirmed, pending, tour };
}

/** The replica with a change of this tab, or the code of why the change makes no sense. */
export function addPending(
  replica: Replica,
  edit: Edit,
): { ok: true; replica: Replica } | { ok: false; code: string } {
  const result = applyEdit(replica.tour, edit);
  if (!result.ok) return result;
  return { ok: true, replica: { ...replica, pending: [...replica.pending, edit], tour: result.tour } };
}

/**
 * The replica after the server accepted edits, from anywhere and in any order. Null when one in between is missing
 * or cannot be followed here: then the whole document must be fetched.
 */
export function accept(replica: Replica, accepted: readonly AcceptedEdit[]): Replica | null {
  let confirmed = replica.confirmed;
  const confirmedIds = new Set<string>();
  for (const { version, edit } of [...accepted].sort((a, b) => a.version - b.version)) {
    confirmedIds.add(edit.id);
    if (version <= confirmed.version) continue;
    if (version > confirmed.version + 1) return null;
    const result = applyEdit(confirmed, edit);
    if (!result.ok) return null;
    confirmed = { ...result.tour, version };
  }
  return openReplica(
    confirmed,
    replica.pending.filter((edit) => !confirmedIds.has(edit.id)),
  );
}

/** The replica after the server's answer to `sent`. Null as for `accept`. */
export function settle(replica: Replica, sent: readonly Edit[], answer: SyncAnswer): Replica | null {
  const answered = new Set(answer.answers.map(({ id }) => id));
  const rest = { ...replica, pending: replica.pending.filter((edit) => !answered.has(edit.id)) };
  if (answer.missed === null) {
    return answer.current ? openReplica(newer(answer.current, replica.confirmed), rest.pending) : null;
  }
  const sentById = new Map(sent.map((edit) => [edit.id, edit]));
  const own = answer.answers.flatMap(({ id, status, version }) => {
    const edit = sentById.get(id);
    return status === 'applied' && version !== undefined && edit ? [{ version, edit }] : [];
  });
  const next = accept(rest, [...answer.missed, ...own]);
  return next && next.confirmed.version < answer.version ? null : next;
}

/** The replica on a freshly fetched document. An older one than is known already changes nothing. */
export function rebase(replica: Replica, fetched: Tour): Replica {
  return openReplica(newer(fetched, replica.confirmed), replica.pending);
}

function newer(a: Tour, b: Tour): Tour {
  return a.version >= b.version ? a : b;
}
