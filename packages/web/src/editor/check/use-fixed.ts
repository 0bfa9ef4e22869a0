import { useEffect, useState } from 'react';
import { useEditorStore } from '../editor-store.ts';
import type { Step } from '../history.ts';
import type { Problem } from './problems/problem.ts';

interface Fixed {
  problem: Problem;
  step: Step;
}

/** How long a line says that it was fixed. */
const shownMs = 8000;

/** What was fixed a moment ago, with the step that takes it back; a line leaves by itself, or when it is taken back. */
export function useFixed(problems: readonly Problem[]) {
  const [fixed, setFixed] = useState<readonly Fixed[]>([]);
  const done = useEditorStore(({ history }) => history.done);
  const shown = fixed.filter(({ step }) => done.includes(step));
  const latest = shown.at(-1);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setFixed([]), shownMs);
    return () => clearTimeout(timer);
  }, [latest]);
  return {
    fixed: shown.filter(({ problem }) => !problems.some(({ key }) => key === problem.key)),
    remember: (problem: Problem, step: Step) => setFixed([...shown.slice(-2), { problem, step }]),
  };
}
