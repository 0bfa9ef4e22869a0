/** Maps arrow keys for right-to-left pages, where left means forward. */
export function arrowInOrder(key: string): string {
  if (document.documentElement.dir !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
