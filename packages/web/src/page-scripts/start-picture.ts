/**
 * Takes the script of the first picture out of its template. Where the page has a sharp still, its script is a file
 * that waits until that is there (or nowhere near), so that nothing else takes its place on the line: what is seen
 * needs no script. Without one it is in the template itself and starts on a slow connection at once, else as soon
 * as the small still is on its way to the screen; a page that is not seen draws nothing, and waits a quarter of a
 * second. A script that the page's own text starts may load others only by a nonce or a name (CSP3, "strict-dynamic"),
 * while one that a script puts there may load what it wants.
 */
import { isLineSlow } from '../client/loading/is-line-slow.ts';
import { loadApp } from './app-parts.ts';

const unseenMs = 250;
/** How long a visitor who only looks waits for the sharp still alone; who reaches for the picture does not. */
const sharpTimeoutMs = 1500;
const reaches = ['pointerdown', 'wheel', 'keydown'];

const template = document.getElementById('first-picture') as HTMLTemplateElement;
// A page that was kept may name a file that the server no longer has: the app shows the tour then, and notices.
template.content.querySelector('script')?.addEventListener('error', loadApp);
const start = () => template.replaceWith(template.content);
const sharp = document.querySelector<HTMLImageElement>('picture>img');
if (sharp) {
  // Rejects at once where none is for this screen.
  sharp.decode().then(start, start);
  for (const name of reaches) addEventListener(name, start, { once: true, passive: true });
  setTimeout(start, sharpTimeoutMs);
} else if (isLineSlow()) start();
else {
  setTimeout(start, unseenMs);
  requestAnimationFrame(() => setTimeout(start));
}
