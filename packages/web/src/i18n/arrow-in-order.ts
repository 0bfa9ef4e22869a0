/** An arrow key by what it means where one reads from left to right: in a page that is mirrored, left is ahead. */
export function arrowInOrder(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
