import { escapeMarkup } from '../writing/escape-markup.ts';

/** The page that shows `data.js` with the photos beside it; a folder `marzipano` holds the viewer. */
export function page(title: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>
${style}</style>
<div id="panorama"></div>
<script src="marzipano/marzipano.js"></script>
<script src="data.js"></script>
<script>
${script}</script>
</html>
`;
}

const style = `  html, body, #panorama { margin: 0; height: 100%; overflow: hidden; font: 16px system-ui, sans-serif }
  .hotspot { position: absolute; inline-size: max-content; max-inline-size: 300px; transform: translate(-50%, -50%); padding: 8px 12px; border: 0; border-radius: 6px; background: #fff; color: #111; font: inherit; cursor: pointer }
  details.hotspot { white-space: pre-line }
`;

/** Opens the scenes of `data.js`, each when it is first gone to. */
const script = `  const element = document.getElementById('panorama');
  const viewer = new Marzipano.Viewer(element);
  const limiter = Marzipano.RectilinearView.limit.traditional(4096, (100 * Math.PI) / 180, (140 * Math.PI) / 180);
  const scenes = new Map();
  // Texts in data.js are markup with everything escaped; a parser that runs nothing gives them back.
  const textOf = (markup) => new DOMParser().parseFromString(markup, 'text/html').body.textContent;
  // The viewer moves the element itself; what is in it can be centred there.
  const placed = (element) => {
    const place = document.createElement('div');
    place.append(element);
    return place;
  };
  // The part of the sphere that a photo shows, drawn where it is; the rest stays black.
  function partOf(data) {
    const image = new Image();
    image.src = data.panorama;
    return image.decode().then(() => {
      const { left, top, width, height } = data.coverage;
      const canvas = document.createElement('canvas');
      canvas.width = Math.min(8192, Math.round(image.naturalWidth / width));
      canvas.height = canvas.width / 2;
      const [across, down] = [canvas.width, canvas.height];
      canvas.getContext('2d').drawImage(image, left * across, top * down, width * across, height * down);
      return { source: new Marzipano.SingleAssetSource(new Marzipano.StaticAsset(canvas)), width: across };
    });
  }
  async function open(id) {
    const data = APP_DATA.scenes.find((scene) => scene.id === id);
    if (!data) return;
    let scene = scenes.get(id);
    if (!scene) {
      const { source, width } = data.coverage
        ? await partOf(data)
        : { source: Marzipano.ImageUrlSource.fromString(data.panorama), width: 4096 };
      scene = viewer.createScene({
        source,
        geometry: new Marzipano.EquirectGeometry([{ width }]),
        view: new Marzipano.RectilinearView(data.initialViewParameters, limiter),
      });
      for (const link of data.linkHotspots) {
        const button = document.createElement('button');
        button.className = 'hotspot';
        button.textContent = APP_DATA.scenes.find((each) => each.id === link.target)?.name ?? link.target;
        button.onclick = () => open(link.target);
        scene.hotspotContainer().createHotspot(placed(button), link);
      }
      for (const info of data.infoHotspots) {
        const details = document.createElement('details');
        details.className = 'hotspot';
        const summary = document.createElement('summary');
        summary.textContent = textOf(info.title);
        details.append(summary, textOf(info.text));
        scene.hotspotContainer().createHotspot(placed(details), info);
      }
      scenes.set(id, scene);
    }
    document.title = data.name;
    scene.switchTo();
  }
  open(APP_DATA.scenes[0]?.id);
`;
