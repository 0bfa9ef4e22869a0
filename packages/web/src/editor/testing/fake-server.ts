import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, type EditAnswer } from '@tourwright/tour/edit';
import type { AcceptedEdit, SyncAnswer } from '../sync/replica.ts';

/** The server's side of the edits contract, on the real `applyEdit`: one log, one version for each accepted edit. */
export class FakeServer {
  tour: Tour;
  readonly log: AcceptedEdit[] = [];
  readonly #answers = new Map<string, EditAnswer>();
  #listeners: ((accepted: AcceptedEdit) => void)[] = [];

  constructor(tour: Tour) {
    this.tour = tour;
  }

  onEdit(listener: (accepted: AcceptedEdit) => void): void {
    this.#listeners.push(listener);
  }

  sendEdits(base: number, edits: readonly Edit[]): SyncAnswer {
    const sent = new Set(edits.map(({ id }) => id));
    const missed = this.log.filter(({ version, edit }) => version > base && !sent.has(edit.id));
    const answers = edits.map((edit) => this.#take(edit));
    return structuredClone({ version: this.tour.version, answers, missed });
  }

  #take(edit: Edit): EditAnswer {
    const first = this.#answers.get(edit.id);
    if (first) return first;
    const result = applyEdit(this.tour, edit);
    const answer: EditAnswer = result.ok
      ? { id: edit.id, status: 'applied', version: this.tour.version + 1 }
      : { id: edit.id, status: 'refused', code: result.code };
    this.#answers.set(edit.id, answer);
    if (result.ok) {
      const accepted = { version: this.tour.version + 1, edit: structuredClone(edit) };
      this.tour = { ...result.tour, version: accepted.version };
      this.log.push(accepted);
      for (const listener of this.#listeners) listener(accepted);
    }
    return answer;
  }
}
