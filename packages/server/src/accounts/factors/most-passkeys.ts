/** The most passkeys of an account. */
export const mostPasskeys = 25;
