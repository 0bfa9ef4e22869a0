/** A page with nothing but the viewer, driven from a test. */
import { expect, type Page } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import type { sourceOf, Viewer, ViewerOptions, ViewerScene } from '@tourwright/viewer';
import { paintedManifest, paintedPreview, type ViewerSite } from './viewer-site.ts';

declare global {
  interface Window {
    createViewer: (element: HTMLElement, options: ViewerOptions) => Viewer;
    sourceOf: typeof sourceOf;
    viewer: Viewer;
    /** The scenes that it was opened with. */
    scenes: ViewerScene[];
    /** The viewer's events, in order. */
    emitted: string[];
  }
}

/** A painted scene; scenes of different hue are different pictures. */
export async function paintedScene(
  id: number,
  hue: number,
  hotspots: ViewerScene['hotspots'] = [],
): Promise<ViewerScene> {
  return {
    id,
    name: `Room ${id}`,
    source: {
      baseUrl: `/media/room-${hue}/`,
      manifest: paintedManifest,
      preview: await paintedPreview(hue),
    },
    view: { yaw: 0, pitch: 0, hfov: radians(90) },
    hotspots,
  };
}

/** The same scenes for what takes degrees: the element and the component. */
export function inDegrees(scenes: readonly object[]): object[] {
  return scenes.map((scene) => ({ ...scene, view: { yaw: 0, pitch: 0, hfov: 90 } }));
}

/** A painted scene that is of another hue for the right eye. */
export async function stereoScene(
  id: number,
  hues: { left: number; right: number },
  hotspots: ViewerScene['hotspots'] = [],
): Promise<ViewerScene> {
  const room = await paintedScene(id, hues.left, hotspots);
  const manifest = { ...paintedManifest, stereo: 'top-bottom', right: `right-${hues.right}/` };
  return { ...room, source: room.source && { ...room.source, manifest } };
}

/** Opens the viewer with these scenes. */
export async function openViewer(
  page: Page,
  site: ViewerSite,
  scenes: ViewerScene[],
  options: Omit<ViewerOptions, 'scenes' | 'renderHotspot' | 'texts' | 'opening'> = {},
): Promise<void> {
  await page.goto(site.address);
  await page.waitForFunction(() => 'createViewer' in window);
  await page.evaluate(
    (all) => {
      const element = document.querySelector<HTMLElement>('#tour');
      if (!element) throw new Error('no #tour');
      window.emitted = [];
      window.scenes = all.scenes;
      window.viewer = window.createViewer(element, all);
      for (const name of ['scene', 'hotspot', 'enlarge', 'tap', 'error', 'state', 'load'] as const) {
        window.viewer.on(name, (payload) => window.emitted.push(`${name} ${JSON.stringify(payload)}`));
      }
    },
    { scenes, ...options },
  );
}

/** Waits until the picture of this scene is as sharp as it gets. */
export async function expectSharp(page: Page, sceneId = 1): Promise<void> {
  const tour = page.locator('#tour');
  await expect(tour).toHaveAttribute('data-scene', String(sceneId), { timeout: 30_000 });
  await expect(tour).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
}
