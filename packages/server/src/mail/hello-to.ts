import type { Text } from '@tourwright/api/text';

type Hello = { 'mail.hello': 'Hello {name},'; 'mail.helloNobody': 'Hello,' };

/** How a mail begins, in the words of its own catalogue; `name` is empty where its reader gave none. */
export function helloTo(text: Text<Hello>, name: string): string {
  return name === '' ? text('mail.helloNobody') : text('mail.hello', { name });
}
