/** The places of what is told of a file that comes: how many of a hundred rows are there; 1 when decoding it is to stop. */
export const progressCell = { share: 0, stop: 1 } as const;
