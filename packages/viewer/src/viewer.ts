/** Opens viewers; angles are radians here, `degrees/` converts. */
import { PanoramaViewer } from './panorama-viewer.ts';
import { panoramaScene } from './scenes/panorama-scene.ts';
import type { PanoramaOptions, Viewer, ViewerOptions } from './viewer-options.ts';

/** Shows a tour, or a panorama, in an element that has a size; a string is its selector. */
export function createViewer(
  element: HTMLElement | string,
  options: ViewerOptions | PanoramaOptions,
): Viewer {
  const found = typeof element === 'string' ? document.querySelector<HTMLElement>(element) : element;
  if (!found) throw new Error(`There is no ${element}`);
  return new PanoramaViewer(
    found,
    'panorama' in options
      ? { ...options, scenes: [panoramaScene(options.panorama, options.name ? { name: options.name } : {})] }
      : options,
  );
}
