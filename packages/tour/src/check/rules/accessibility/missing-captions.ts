import type { Rule } from '../../finding.ts';
import { perHotspot } from '../../scene-findings.ts';

interface VideoPlayer {
  slug?: string | undefined;
  muted?: boolean | undefined;
  captions?: readonly unknown[] | undefined;
}

/** A video with sound and without captions. */
export const missingCaptions: Rule = (checked) => {
  const lacks = ({ slug, captions = [] }: VideoPlayer) => slug !== undefined && captions.length === 0;
  const finding = (scene: string, name: string) =>
    ({ rule: 'missing-captions', severity: 'warning', params: { scene, label: name } }) as const;
  const spots = perHotspot(checked, (hotspot, scene) =>
    hotspot.kind === 'video' && lacks(hotspot as VideoPlayer)
      ? finding(scene.name, hotspot.text ?? '')
      : null,
  );
  const scenes = checked.tour.scenes.flatMap((scene) => {
    const surfaces = scene.videos.filter(({ kind = 'video' }) => kind === 'video');
    const films = [...surfaces, ...(scene.film ? [scene.film] : [])];
    // What is muted says nothing unless somebody turns it on.
    const found = films.filter((film) => film.muted === false && lacks(film));
    return found.map((film) => ({ ...finding(scene.name, film.name ?? ''), sceneId: scene.id }));
  });
  return [...spots, ...scenes];
};
