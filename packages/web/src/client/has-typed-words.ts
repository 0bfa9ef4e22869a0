const wordless = ['checkbox', 'radio', 'range', 'hidden', 'button', 'submit', 'reset'];

/** Whether loading the page again would lose what somebody has written into it. */
export function hasTypedWords(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if ([...fields].some(({ type, value }) => !wordless.includes(type) && value.trim() !== '')) return true;
  const texts = document.querySelectorAll('[contenteditable]:not([contenteditable="false"])');
  return [...texts].some(({ textContent }) => textContent.trim() !== '');
}
