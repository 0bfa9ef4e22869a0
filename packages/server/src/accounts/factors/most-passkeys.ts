/** Of an account. */
export const mostPasskeys = 25;
