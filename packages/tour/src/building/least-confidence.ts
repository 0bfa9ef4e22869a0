/** What is less sure than this, 0..1, is not placed without asking. */
export const leastConfidence = 0.5;
