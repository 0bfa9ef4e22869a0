/** The rules, loaded on first use: the editor opens without them. */
export async function findProblems() {
  const { findProblems: find } = await import('./problems/find-problems.ts');
  return { find };
}
