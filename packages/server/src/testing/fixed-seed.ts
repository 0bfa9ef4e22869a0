// Runs before each file of tests. What is made up by chance is the same in each run of CI, so that a red run can be
// had again; `npm run test:long` gives another seed each time, and prints it.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['TOURWRIGHT_SEED'] ?? 1) });
