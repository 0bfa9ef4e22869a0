/** What stands in a value where a script had code: a text that no field takes for a value, so that reports can name it. */
export const scriptMark = '\u0000script';
