export { applyEdit } from './apply-edit.ts';
export { describeEdit, type EditDescription } from './describe-edit.ts';
export { type Edit, type EditAnswer, edit, editAnswer, type SimpleEdit } from './edit.ts';
export { type Outcome, type Refusal, type RefusedEdit, refusals } from './outcome.ts';
export { invertEdit, type Undo, undoEdit } from './undo/undo-edit.ts';
export type { UndoStep } from './undo/undo-step.ts';
