/** When what had the focus is gone, the keyboard continues at the main part of the page. */
export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
