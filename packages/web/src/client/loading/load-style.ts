/**
 * Puts a stylesheet into the page again that could not be loaded. Vite asks for a screen's styles once only; when
 * the screen is tried again it would come without them.
 */
export function loadStyle(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  link.nonce = styleNonce();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${url}`));
    });
    document.head.append(link);
  });
}

/** What a style of this page must carry for the page's policy to allow it; empty where there is no policy. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}
