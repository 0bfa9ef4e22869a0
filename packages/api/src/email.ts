/**
 * An e-mail address as forms take it: something before one `@`, and a name with a dot after it. It is tested in linear
 * time, since everybody may send a text.
 */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether a text is one e-mail address, with white space around it or not. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
