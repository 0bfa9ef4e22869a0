/**
 * The cells for the state of a file that is being uploaded: how many of a hundred rows are there; 1 when decoding it
 * is to stop.
 */
export const progressCell = { share: 0, stop: 1 } as const;
