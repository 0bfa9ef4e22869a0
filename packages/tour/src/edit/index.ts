export { type Edit, type EditAnswer, edit, editAnswer, type SimpleEdit } from './edit.ts';
