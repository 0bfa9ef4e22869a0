export { sayCutFailure } from './failure-words.en.ts';
export { cutterVersion } from './output.ts';
export type { CutResult } from './process/cut-order.ts';
