import { escapeMarkup } from '../writing/escape-markup.ts';

/** The page that shows a tour; folders `three` and `photo-sphere-viewer` hold the viewer, and it needs a web server. */
export function page(title: string, configJson: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="photo-sphere-viewer/core.css">
<link rel="stylesheet" href="photo-sphere-viewer/markers-plugin.css">
<link rel="stylesheet" href="photo-sphere-viewer/virtual-tour-plugin.css">
<style>
  html, body, #panorama { margin: 0; height: 100% }
  .mark { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 50%; background: #fff; color: #111; font: 700 18px serif }
</style>
<script type="importmap">
{ "imports": {
  "three": "./three/three.module.js",
  "@photo-sphere-viewer/core": "./photo-sphere-viewer/core.js",
  "@photo-sphere-viewer/markers-plugin": "./photo-sphere-viewer/markers-plugin.js",
  "@photo-sphere-viewer/virtual-tour-plugin": "./photo-sphere-viewer/virtual-tour-plugin.js"
} }
</script>
<div id="panorama"></div>
<script type="module">
  import { EquirectangularAdapter, Viewer } from '@photo-sphere-viewer/core';
  import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin';
  import { VirtualTourPlugin } from '@photo-sphere-viewer/virtual-tour-plugin';
  const tour = ${configJson};
  const radians = (degrees) => (degrees * Math.PI) / 180;
  // The sphere is drawn of flat pieces. With the usual 64 around, the picture is up to a tenth of a degree beside its place.
  const adapter = EquirectangularAdapter.withConfig({ resolution: 256 });
  const viewer = new Viewer({ container: 'panorama', adapter, plugins: [MarkersPlugin, VirtualTourPlugin.withConfig(tour)] });
  // fovToZoomLevel() rounds to whole levels.
  const zoomOf = (fov) => (100 * (viewer.config.maxFov - fov)) / (viewer.config.maxFov - viewer.config.minFov);
  viewer.getPlugin(VirtualTourPlugin).addEventListener('node-changed', ({ node, data }) => {
    const view = data.fromLink?.data?.tourwright?.arrival ?? (data.fromNode ? null : node.data?.tourwright?.view);
    if (!view) return;
    viewer.rotate({ yaw: radians(view.yaw), pitch: radians(view.pitch) });
    if (view.hfov) viewer.zoom(zoomOf(viewer.dataHelper.hFovToVFov(view.hfov)));
  });
</script>
</html>
`;
}
