import type { TourImport } from '@tourwright/api';
import type { Database, Transaction } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { asImport } from './as-import.ts';
import { changeReport, deleteImportRow, type ImportRow } from './import-table.ts';

/** What can be done with an import whose tour is there. */
export interface FinishedImports {
  /** Notes whether somebody has looked at what was carried over nearly. Problem `import_not_found`. */
  check(userId: string, id: string, isChecked: boolean): Promise<TourImport>;
  /** Takes the tour back that came in. Problems `import_goes_on`, `import_was_changed`, `tour_not_found`. */
  undo(userId: string, id: string): Promise<void>;
}

/** What finished imports need. */
export interface FinishedParts {
  database: Database;
  /** Deletes a tour for good as long as it is at this version, and does `within` with it. */
  takeBack(
    tourId: string,
    userId: string,
    version: number,
    within: (transaction: Transaction) => Promise<void>,
  ): Promise<void>;
}

/** Makes what can still be done with an import that is finished: mark it as checked, or take it back. */
export function createFinishedImports(
  { database, takeBack }: FinishedParts,
  rowOf: (userId: string, id: string) => Promise<ImportRow>,
): FinishedImports {
  return {
    async check(userId, id, isChecked) {
      await rowOf(userId, id);
      const row = await changeReport(database.orm, id, { isChecked });
      if (row === null) throw new Problem('import_not_found');
      return asImport(row);
    },

    async undo(userId, id) {
      const { state, tourId, report } = await rowOf(userId, id);
      if (state !== 'done' || tourId === null) throw new Problem('import_goes_on');
      const version = report?.tourVersion ?? null;
      // One that came in before that was noted.
      if (version === null) throw new Problem('import_was_changed');
      await takeBack(tourId, userId, version, ({ orm }) => deleteImportRow(orm, id));
    },
  };
}
