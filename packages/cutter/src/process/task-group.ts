/** A group of tasks that succeed or fail together. */
export interface TaskGroup {
  /** Aborts when one of them fails, or the signal from outside does. */
  signal: AbortSignal;
  add(task: Promise<unknown>): void;
  /** Waits until all have ended. Throws the outer signal's reason, or what the first to fail threw. */
  settle(): Promise<void>;
}

/** Opens a group: whatever fails first stops the others, and nothing runs any more when it is settled. */
export function openTaskGroup(outer: AbortSignal): TaskGroup {
  const controller = new AbortController();
  const tasks: Promise<void>[] = [];
  let failure: { error: unknown } | null = null;
  return {
    signal: AbortSignal.any([outer, controller.signal]),
    add(task) {
      tasks.push(
        task.then(
          () => {},
          (error: unknown) => {
            failure ??= { error };
            controller.abort(error);
          },
        ),
      );
    },
    async settle() {
      // A task may add others before it ends.
      for (let settled = 0; settled < tasks.length; settled++) await tasks[settled];
      outer.throwIfAborted();
      if (failure) throw failure.error;
    },
  };
}
