/** Where the keyboard goes on when what it was in is gone: the picture, or the page where there is none to turn. */
export function pictureOf(within: HTMLElement): HTMLElement | null {
  const main = within.closest('main');
  return main?.querySelector<HTMLElement>(':not([inert]) > canvas[tabindex]') ?? main ?? null;
}
