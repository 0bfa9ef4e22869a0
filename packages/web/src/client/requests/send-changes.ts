import { ApiError, isFailureCode } from '@tourwright/api';
import type { Edit } from '@tourwright/tour/edit';
import { api } from '../api.ts';

/** Sends edits to a draft from outside the editor, like its own. Throws what the server refuses. */
export async function sendChanges(
  tour: { id: string; version: number },
  edits: readonly Edit[],
): Promise<void> {
  const { answers } = await api.sendEdits({
    params: { id: tour.id },
    body: { base: tour.version, edits: [...edits] },
  });
  const refused = answers.find(({ status }) => status === 'refused');
  if (refused?.status !== 'refused') return;
  const { code = '' } = refused;
  const shown = isFailureCode(code) ? code : 'refused_earlier_edit';
  throw new ApiError({ type: '/problems/conflict', title: code, status: 409, code: shown });
}
