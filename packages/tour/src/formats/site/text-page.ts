import type { Captions, Hotspot, KnownHotspot, Scene, Tour } from '../../document/index.ts';
import { shownHotspot } from '../../rules/index.ts';
import { escapeMarkup } from '../writing/escape-markup.ts';

/** Where a stored file is within the site; null when it is not there. */
export type PathOf = (slug: string) => string | null;

/**
 * The whole tour as a list to read: what there is in each scene, and where one gets from there. For screen readers, for browsers
 * without scripts or WebGL, and for search engines. Links lead within the list and to files of the site.
 */
export function textOf(tour: Tour, pathOf: PathOf): string {
  const names = new Map(tour.scenes.map(({ id, name }) => [id, name]));
  return [
    `<h1>${escapeMarkup(tour.name || 'Tour')}</h1>`,
    paragraphs(tour.description),
    ...tour.scenes.map((scene) => sceneText(tour, scene, names, pathOf)),
  ].join('\n');
}

function sceneText(tour: Tour, scene: Scene, names: ReadonlyMap<number, string>, pathOf: PathOf): string {
  const exits = scene.hotspots.flatMap(({ kind, text, targetSceneId }) => {
    const name = names.get(Number(targetSceneId));
    if (kind !== 'link' || name === undefined) return [];
    return `<li><a href="#scene-${Number(targetSceneId)}">${escapeMarkup(text || name)}</a></li>`;
  });
  const things = scene.hotspots
    .filter(({ kind }) => kind !== 'link')
    .map((hotspot) => `<li>${thingText(tour, shownHotspot(tour, hotspot), pathOf)}</li>`);
  const films = [...scene.videos, scene.film ?? []].flat().map((film) => {
    const words = [fileLink(film.name || 'Video', pathOf(film.slug)), captionLinks(film.captions, pathOf)];
    return `<li>${words.filter((part) => part !== '').join(' ')}</li>`;
  });
  const seen = [...things, ...films];
  const picture = pathOf(scene.slug);
  return [
    `<section id="scene-${scene.id}">`,
    `<h2>${escapeMarkup(scene.name)}</h2>`,
    picture === null ? '' : `<img src="${escapeMarkup(picture)}" alt="" loading="lazy">`,
    exits.length === 0 ? '' : `<p>From here:</p>\n<ul>\n${exits.join('\n')}\n</ul>`,
    seen.length === 0 ? '' : `<p>Here:</p>\n<ul>\n${seen.join('\n')}\n</ul>`,
    '</section>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function thingText(tour: Tour, hotspot: Hotspot, pathOf: PathOf): string {
  // What a panel may say is checked in every kind, known or not.
  const {
    body,
    pictures = [],
    url,
    slug,
    brochureId,
    captions,
  } = hotspot as KnownHotspot<'info'> & {
    slug?: string;
    brochureId?: string;
    captions?: readonly Captions[];
  };
  const title = hotspot.title || hotspot.text || kindNames[hotspot.kind] || 'Hotspot';
  const brochure = tour.brochures.find(({ id }) => id === brochureId);
  return [
    `<b>${escapeMarkup(title)}</b>`,
    paragraphs(body),
    ...pictures.map(({ alt, caption, slug: picture }) =>
      fileLink(alt || caption || 'Picture', pathOf(picture)),
    ),
    slug === undefined ? '' : fileLink(hotspot.kind === 'audio' ? 'Listen' : 'Watch', pathOf(slug)),
    captionLinks(captions, pathOf),
    brochure ? fileLink(brochure.name || 'Document', pathOf(brochure.slug)) : '',
    url !== undefined && /^https?:\/\//i.test(url)
      ? `<a href="${escapeMarkup(url)}" rel="noopener noreferrer">${escapeMarkup(url)}</a>`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const kindNames: Readonly<Record<string, string>> = {
  info: 'Info',
  image: 'Picture',
  gallery: 'Pictures',
  video: 'Video',
  audio: 'Sound',
  web: 'Website',
  brochure: 'Document',
  product: 'Product',
  embed: 'Page',
  polygon: 'Area',
};

/** What is said in a video or a sound, to be read. */
function captionLinks(captions: readonly Captions[] | undefined, pathOf: PathOf): string {
  return (captions ?? [])
    .filter(({ slug }) => pathOf(slug) !== null)
    .map(({ slug, language, label }) => fileLink(`Captions (${label || language})`, pathOf(slug)))
    .join(' ');
}

/** What it is called; a link where it is there. */
function fileLink(name: string, path: string | null): string {
  const words = escapeMarkup(name);
  return path === null ? words : `<a href="${escapeMarkup(path)}">${words}</a>`;
}

function paragraphs(text: string | undefined): string {
  const all = (text ?? '').split(/\n+/).filter((line) => line.trim() !== '');
  return all.map((line) => `<p>${escapeMarkup(line.trim())}</p>`).join('');
}
