import {
  canonicalSlug,
  namedSlugs,
  openedAt,
  summarize,
  type TourStart,
  type TourSummary,
  unbrandedTour,
  writeStored,
} from '@tourwright/tour/rules';
import { changeDraft, patchDraft } from './change-draft.ts';
import { compareDrafts, creditDrafts, restoreDraft } from './compare-drafts.ts';
import { copyDraft, createDraft } from './create-draft.ts';
import { readDraft } from './draft.ts';
import { readEdits } from './read-edits.ts';

/** What of a tour is otherwise for visitors who come by a link. */
export interface ShownAs {
  isUnbranded: boolean;
  start: TourStart | null;
}

/** All that is done with whole documents, from JSON text to JSON text: in this thread or in another. */
const documentTasks = {
  create: createDraft,
  copy: copyDraft,
  readEdits,
  change: changeDraft,
  patch: patchDraft,
  compare: compareDrafts,
  credit: creditDrafts,
  restore: restoreDraft,
  /** The files that a tour names, each spelled in the one way. */
  names: ({ text }: { text: string }): string[] => [
    ...new Set([...namedSlugs(readDraft(text))].map(canonicalSlug)),
  ],
  /** What lists and cards show of it. */
  summary: ({ text }: { text: string }): TourSummary => summarize(readDraft(text)),
  /** The document as today's code knows it. */
  upgrade: ({ text }: { text: string }): string => JSON.stringify(readDraft(text)),
  /** The document as a link of the tour shows it. */
  show: ({ text, isUnbranded, start }: { text: string } & ShownAs): string => {
    const tour = readDraft(text);
    const opened = start === null ? tour : openedAt(tour, start);
    return JSON.stringify(isUnbranded ? unbrandedTour(opened) : opened);
  },
  /** The specification's stored form of a tour. */
  stored: ({ text, stored }: { text: string; stored: string | null }): string =>
    JSON.stringify(writeStored(readDraft(text), stored === null ? undefined : JSON.parse(stored))),
};

/** The name of a task on documents that a thread does. */
export type DocumentTask = keyof typeof documentTasks;

/** The input of a task on documents. */
export type TaskInput<K extends DocumentTask> = Parameters<(typeof documentTasks)[K]>[0];

/** The result of a task on documents. */
export type TaskResult<K extends DocumentTask> = ReturnType<(typeof documentTasks)[K]>;

/** Does a task on documents in the calling thread. */
export function doTask<K extends DocumentTask>(task: K, input: TaskInput<K>): TaskResult<K> {
  const work = documentTasks[task] as (input: TaskInput<K>) => TaskResult<K>;
  return work(input);
}
