/** The picture that is edited, which takes the keyboard; null while none is shown. */
export function editorPicture(): HTMLCanvasElement | null {
  return document.querySelector<HTMLCanvasElement>('[data-editor-canvas] canvas[tabindex]');
}
