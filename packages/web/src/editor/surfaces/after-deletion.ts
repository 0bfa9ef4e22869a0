/** The picture takes the keyboard when a surface is deleted. */
export function afterDeletion(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-editor-canvas] canvas[tabindex]');
}
