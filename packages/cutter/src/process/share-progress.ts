type OnProgress = (fraction: number) => void;

/**
 * Combines the progress of consecutive steps into one, 0..1: the callback for each step's own progress. `efforts` are
 * their shares of the time, in any unit; what was wrong about them shows as a change of pace, never as a step back.
 */
export function shareProgress<const Efforts extends readonly number[]>(
  onProgress: OnProgress = () => {},
  efforts: Efforts,
): { [Index in keyof Efforts]: OnProgress } {
  const total = efforts.reduce((sum, effort) => sum + effort, 0);
  let before = 0;
  const shares = efforts.map((effort) => {
    const start = before;
    before += effort;
    return (fraction: number) => {
      if (effort > 0) onProgress((start + fraction * effort) / total);
    };
  });
  return shares as { [Index in keyof Efforts]: OnProgress };
}
