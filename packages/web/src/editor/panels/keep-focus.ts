/** When what had the focus is gone, the keyboard goes on at the main part of the page. */
export function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus();
}
