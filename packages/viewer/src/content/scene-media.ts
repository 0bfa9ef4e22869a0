/**
 * What is in a scene beside its picture and its marks: a 360° video, areas, videos and pictures on walls, the
 * logo at the visitor's feet.
 */
import type { ScreenPoint, View } from '@tourwright/tour/sphere';
import { completeTexts } from '../content-texts.ts';
import { pointIn } from '../controls/view-control.ts';
import { NadirLogo } from '../hotspots/nadir-logo.ts';
import { AreaLayer } from '../hotspots/overlay/area-layer.ts';
import { PinnedLayer } from '../media/pinned-layer.ts';
import { VideoAround } from '../media/video-around.ts';
import { isOnSurface, type PinnedMedia } from '../scenes/viewer-scene.ts';
import type { SceneMediaParts } from './scene-media-parts.ts';
import type { ScenePart } from './scene-part.ts';

/** The media of one scene after the other, in the viewer's element, below its hotspots. */
export function openSceneMedia(parts: SceneMediaParts): ScenePart {
  completeTexts(parts.texts);
  const { element, canvas } = parts;
  const layer = createLayer(parts);
  const logo = new NadirLogo(layer);
  const pinned = new PinnedLayer(layer, parts);
  const around = createVideoAround(layer, parts);
  const areas = new AreaLayer(layer, element, parts.onPress);
  const stopPointing = pointOut(canvas, areas, pinned);
  let view: View | null = null;
  let [isHidden, isSeen] = [false, true];
  /** Videos are paused during transitions, and where the page is scrolled past them. */
  const restVideos = () => {
    for (const part of [pinned, around]) part.setHidden(isHidden || !isSeen);
  };
  const sight = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true;
    restVideos();
  });
  sight.observe(element);

  return {
    get isCover() {
      return around.isShown;
    },
    show(scene) {
      const all = scene?.pinned ?? [];
      pinned.show(all.filter(isOnSurface));
      around.show(all.find((media) => !isOnSurface(media)) ?? null);
      if (isHidden || !isSeen) restVideos();
      areas.show(scene?.hotspots ?? [], parts.states);
      logo.show(scene?.logo ?? null);
      if (view) this.place(view);
    },
    place(next) {
      view = next;
      around.place(next);
      pinned.place(next);
      areas.place(next);
      logo.place(next);
    },
    setHidden(now) {
      if (now === isHidden) return;
      isHidden = now;
      layer.toggleAttribute('data-hidden', isHidden);
      restVideos();
    },
    tap(at) {
      if (!areas.tap(at)) pinned.tap(at);
    },
    close() {
      stopPointing();
      sight.disconnect();
      pinned.close();
      around.show(null);
      areas.close();
      layer.remove();
    },
  };
}

/** The 360° video of a scene, if it has one; shown again, it continues. */
function createVideoAround(layer: HTMLElement, parts: SceneMediaParts) {
  let film: VideoAround | null = null;
  return {
    get isShown() {
      return film?.isShown ?? false;
    },
    show(media: PinnedMedia | null): void {
      if (media && film && JSON.stringify(media) === JSON.stringify(film.media)) return;
      film?.close();
      film = media && new VideoAround(layer, media, parts);
    },
    place: (view: View) => film?.place(view),
    setHidden: (isHidden: boolean) => film?.setHidden(isHidden),
  };
}

/** Shows by the mouse pointer what can be pressed; the result ends it. */
function pointOut(canvas: HTMLCanvasElement, areas: AreaLayer, pinned: PinnedLayer): () => void {
  const hover = (at: ScreenPoint | null) => {
    const isOver = areas.hover(at);
    canvas.style.cursor = pinned.hover(isOver ? null : at) || isOver ? 'pointer' : '';
  };
  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(event.buttons === 0 ? pointIn(canvas, event) : null);
  };
  const listening = new AbortController();
  const { signal } = listening;
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerleave', () => hover(null), { signal });
  return () => {
    listening.abort();
    canvas.style.cursor = '';
  };
}

/** Over the still that came with the page, which may stay until the visitor looks around, and below the marks. */
function createLayer({ element, canvas }: SceneMediaParts): HTMLElement {
  const layer = element.ownerDocument.createElement('div');
  layer.className = 'tw-scene-media';
  const pictures = element.querySelectorAll(':scope > :is(canvas, .tw-still, picture)');
  (pictures[pictures.length - 1] ?? canvas).after(layer);
  return layer;
}
