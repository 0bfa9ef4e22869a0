import { endpoints } from '@tourwright/api';
import { faultsOf } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { upgradeEdit } from '@tourwright/tour/rules';
import { bulkParts } from './bulk-parts.ts';
import type { Refused } from './draft.ts';
import { readChange } from './read-body.ts';

/** What an editor sent, checked. */
export interface SentEdits {
  ok: true;
  /** The version of the tour that its sender knows. */
  base: number;
  /** The ids of all edits, in order. */
  ids: string[];
  /** Those that are for an editor to do, as JSON text. */
  edits: string;
  /** Whether one of them changes many things at once. */
  isBulk: boolean;
  /** Of these; the others are the server's own. */
  allowed: string[];
}

/** The edits in the body of a request, or what is wrong with them. */
export function readEdits({ body }: { body: string }): SentEdits | Refused {
  const read = readChange(body);
  if (!read.ok) return read;
  const result = endpoints.sendEdits.body.safeParse(upgraded(read.body));
  if (!result.success) {
    return { ok: false, code: 'invalid_input', errors: faultsOf(result.error.issues, read.body) };
  }
  const { base, edits } = result.data;
  const allowed = edits.filter((edit) => !isForServer(edit));
  return {
    ok: true,
    base,
    ids: edits.map(({ id }) => id),
    edits: JSON.stringify(allowed),
    isBulk: allowed.some((edit) => edit.kind === 'batch' && edit.edits.length >= bulkParts),
    allowed: allowed.map(({ id }) => id),
  };
}

/** Publishing has its own requests, which freeze a snapshot too. */
function isForServer(edit: Edit): boolean {
  const parts = edit.kind === 'batch' ? edit.edits : [edit];
  return parts.some(({ kind }) => kind === 'tour.publish' || kind === 'tour.unpublish');
}

/** The body with edits as today's code knows them: a browser may have been offline since an earlier release. */
function upgraded(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('edits' in body) || !Array.isArray(body.edits))
    return body;
  return { ...body, edits: body.edits.map((each) => upgradeEdit(each)) };
}
