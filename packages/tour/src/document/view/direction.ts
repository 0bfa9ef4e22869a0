import { z } from 'zod';

const number = z.number().refine(Number.isFinite, { params: { code: 'not_finite' } });

/** Three numbers: a point or a direction in the scene, x right, y up, -z ahead. */
export const vector = z.tuple([number, number, number]);

/** Three numbers; as a direction, a unit vector with x right, y up and -z ahead. */
export type Vector = z.infer<typeof vector>;
