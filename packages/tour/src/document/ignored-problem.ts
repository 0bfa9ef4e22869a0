import { z } from 'zod';

/** A problem that the owners decided to leave: `id` is the key of its finding (`findingKey` of the checks). */
export const ignoredProblem = z.looseObject({ id: z.string().min(1).max(200) });
