/** In characters. */
export const passwordLength = { min: 10, max: 128 };
