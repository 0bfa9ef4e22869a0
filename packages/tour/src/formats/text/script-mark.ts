/** The placeholder for code in a script's value: no field accepts it, so that reports can name it. */
export const scriptMark = '\u0000script';
