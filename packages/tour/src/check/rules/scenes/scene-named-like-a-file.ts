import type { Rule } from '../../finding.ts';
import { perScene } from '../../scene-findings.ts';

const ending = /\.(?:jpe?g|png|webp|tiff?|heic|insp|avif)$/i;
/** What cameras and file managers call photos. */
const camera =
  /^(?:_?(?:img|dsc[nf]?|gsa[ae]?|r\d{7}|pano(?:rama)?|pic|photo|image|scene|untitled|gopr|vid|dji)[\s_-]*\d+|\d{6,}|\d{4}-\d{2}-\d{2}.*|.*\(\d+\))$/i;

/** A scene that is called what its file was called. The fix makes words of a name that has some. */
export const sceneNamedLikeAFile: Rule = (checked) =>
  perScene(checked, ({ id, name }) => {
    const stem = name.replace(ending, '');
    const isCamera = camera.test(stem.trim());
    if (
      stem === name &&
      !isCamera &&
      !(/^\S+$/.test(name) && name.slice(1, -1).includes('_')) &&
      name.trim() !== ''
    )
      return null;
    const words = stem.replace(/[_\s-]+/g, ' ').trim();
    const readable =
      !isCamera && /\p{L}{3}/u.test(words) ? words.charAt(0).toUpperCase() + words.slice(1) : null;
    return {
      rule: 'scene-named-like-a-file',
      severity: 'warning',
      params: { scene: name },
      ...(readable !== null &&
        readable !== name && {
          fix: (newId: () => string) =>
            ({ id: newId(), v: 1, kind: 'scene.rename', sceneId: id, name: readable }) as const,
        }),
    };
  });
