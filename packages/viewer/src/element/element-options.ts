/** Reads the attributes of a `<tour-viewer>`. */
import type { ViewerControls } from '../controls/viewer-controls.ts';
import { panoramaScene } from '../degrees/scenes.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { ViewerOptions } from '../viewer-options.ts';

/** The attributes that are followed as they change. */
export const followedAttributes = ['src', 'panorama', 'name', 'scene', 'yaw', 'pitch', 'hfov', 'autorotate'];

/** A number, or null when the attribute is absent or no number. */
export function numberOf(element: Element, name: string): number | null {
  const text = element.getAttribute(name)?.trim();
  const value = text ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}

/** The view that the attributes name, in degrees. */
export function viewOf(element: Element): Partial<ViewAngles> {
  const view: Partial<ViewAngles> = {};
  for (const name of ['yaw', 'pitch', 'hfov'] as const) {
    const angle = numberOf(element, name);
    if (angle !== null) view[name] = angle;
  }
  return view;
}

/** Options of the viewer, but for its scenes. */
export function optionsOf(element: Element): Omit<ViewerOptions, 'scenes' | 'sceneId'> {
  const memoryBudgetBytes = numberOf(element, 'memory-budget-bytes');
  return {
    ...(memoryBudgetBytes !== null && memoryBudgetBytes > 0 && { memoryBudgetBytes }),
    view: viewOf(element),
    autorotate: element.hasAttribute('autorotate'),
    controls: controlsOf(element),
    hotspots: element.getAttribute('hotspots') !== 'none',
    followLinks: element.getAttribute('links') !== 'none',
  };
}

/** `controls` lists what is on; absent: everything. */
function controlsOf(element: Element): ViewerControls {
  const pageScrolls = element.hasAttribute('page-scrolls');
  const listed = element.getAttribute('controls')?.split(/\s+/);
  if (!listed) return { pageScrolls };
  return {
    pageScrolls,
    pointer: listed.includes('pointer'),
    wheel: listed.includes('wheel'),
    keyboard: listed.includes('keyboard'),
    doubleTap: listed.includes('double-tap'),
  };
}

/** What the attribute `panorama` names: a picture, or the manifest of our own tiles; null without the attribute. */
export function panoramaOf(element: HTMLElement): ViewerScene | null {
  const panorama = element.getAttribute('panorama');
  if (panorama === null) return null;
  const address = URL.canParse(panorama, element.baseURI)
    ? new URL(panorama, element.baseURI).href
    : panorama;
  const name = element.getAttribute('name');
  return panoramaScene(address, name ? { name } : {});
}
