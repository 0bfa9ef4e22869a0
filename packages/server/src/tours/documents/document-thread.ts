/** The entry of the worker threads that validate and change large documents. */
import { type DocumentTask, doTask, type TaskInput, type TaskResult } from './document-tasks.ts';

/** Named in `open-documents.ts`. */
export function work<K extends DocumentTask>({
  task,
  input,
}: {
  task: K;
  input: TaskInput<K>;
}): TaskResult<K> {
  return doTask(task, input);
}
