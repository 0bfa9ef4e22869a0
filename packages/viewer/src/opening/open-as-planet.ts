/** Opens a tour as a little planet that unfolds into its first scene. Loaded only for tours with that option. */
import { openPlanetCanvas, type PlanetCanvas } from '../render/planet/planet-canvas.ts';
import { openPicture, type PanoramaSource } from '../sources/panorama-source.ts';
import type { TiledPicture } from '../sources/tiled-picture.ts';
import { deviceSize } from '../view/angles.ts';
import { isMotionReduced } from '../view/is-motion-reduced.ts';
import { planetAt } from '../view/planet-view.ts';
import type { Viewer } from '../viewer-options.ts';

/** As a planet, then unfolding, then fading into the viewer's own picture. */
const planetMs = 900;
const unfoldMs = 2600;
const fadeMs = 350;
/** A planet that comes later than this would interrupt a visitor who has begun to look around. */
const planetTimeoutMs = 4000;

/**
 * Lays a little planet over the viewer and unfolds it into the viewer's view; resolves when it is gone. Any
 * input meanwhile shows the scene at once. Does nothing with reduced motion, for pictures of a
 * part of the sphere, and when the picture takes too long.
 */
export async function openAsPlanet(viewer: Viewer, source: PanoramaSource | null): Promise<void> {
  const element = viewer.canvas.parentElement;
  if (!source || !element || isMotionReduced()) return;
  const ending = new AbortController();
  const canvas = createCover(element);
  for (const name of ['pointerdown', 'keydown', 'wheel'] as const) {
    element.ownerDocument.addEventListener(name, () => ending.abort(), { signal: ending.signal });
  }
  const timer = setTimeout(() => ending.abort(), planetTimeoutMs);
  let picture: TiledPicture | null = null;
  let planet: PlanetCanvas | null = null;
  try {
    picture = await openPicture(source);
    if (picture.coverage) return;
    planet = await openPlanetCanvas(canvas, picture, ending.signal);
    clearTimeout(timer);
    await unfold(planet, viewer, element, ending.signal);
  } catch {
    // The scene is there all the same.
  } finally {
    clearTimeout(timer);
    ending.abort();
    planet?.close();
    picture?.close?.();
    canvas.remove();
  }
}

async function unfold(
  planet: PlanetCanvas,
  viewer: Viewer,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const { canvas } = planet;
  const size = deviceSize({ width: element.clientWidth, height: element.clientHeight }, devicePixelRatio);
  [canvas.width, canvas.height] = [size.width, size.height];
  element.append(canvas);
  let startedAt: number | null = null;
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      // The first picture takes a while: it is where time begins.
      startedAt ??= now;
      const age = now - startedAt;
      if (signal.aborted || age > planetMs + unfoldMs + fadeMs || !canvas.isConnected) {
        resolve();
        return;
      }
      const part = Math.min(1, Math.max(0, (age - planetMs) / unfoldMs));
      planet.draw(planetAt(part, viewer.view, size.width / size.height));
      const leaving = (age - planetMs - unfoldMs) / fadeMs;
      canvas.style.opacity = String(Math.min(1, age / fadeMs, 1 - leaving));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

function createCover(element: HTMLElement): HTMLCanvasElement {
  const canvas = element.ownerDocument.createElement('canvas');
  canvas.className = 'tw-planet';
  // Above the hotspots, which come when they come.
  canvas.style.zIndex = '1';
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
