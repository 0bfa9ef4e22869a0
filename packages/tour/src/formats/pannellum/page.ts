import { escapeMarkup } from '../writing/escape-markup.ts';

/** The page that shows `tour.json`; it is beside a folder `pannellum` with the viewer, and needs a web server. */
export function page(title: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="pannellum/pannellum.css">
<style>html, body, #panorama { margin: 0; height: 100% }</style>
<div id="panorama"></div>
<script src="pannellum/pannellum.js"></script>
<script>
  fetch('tour.json')
    .then((answer) => answer.json())
    .then((tour) => pannellum.viewer('panorama', { ...tour, default: { autoLoad: true, ...tour.default } }));
</script>
</html>
`;
}
