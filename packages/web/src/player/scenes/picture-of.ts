/** Where the keyboard continues when what it was in is gone: the picture, or the page where there is none to turn. */
export function pictureOf(within: HTMLElement): HTMLElement | null {
  return document.querySelector<HTMLElement>('#picture:not([inert]) > canvas') ?? within.closest('main');
}
