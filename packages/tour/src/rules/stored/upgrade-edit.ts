import { currentShape, type Upgrade, upgrades } from './upgrades.ts';

/**
 * An edit that an earlier release wrote as today's code knows it, a batch with its parts; not checked yet. What is not an edit of
 * an earlier shape is returned as it is.
 */
export function upgradeEdit(
  edit: unknown,
  given: { upgrades: readonly Upgrade[]; shape: number } = { upgrades, shape: currentShape },
): unknown {
  if (typeof edit !== 'object' || edit === null || !('v' in edit) || typeof edit.v !== 'number') return edit;
  if (!Number.isInteger(edit.v) || edit.v < 1 || edit.v >= given.shape) return edit;
  let current: object = edit;
  for (const upgrade of given.upgrades.slice(edit.v)) current = upgrade.edit?.(current) ?? current;
  const parts = 'edits' in current && Array.isArray(current.edits) ? current.edits : null;
  const upgraded = parts && { edits: parts.map((part) => upgradeEdit(part, given)) };
  return { ...current, ...upgraded, v: given.shape };
}
