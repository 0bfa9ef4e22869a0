import type { ViewerKind } from '../viewer-kind.ts';

/** Leads to another scene: called by it, with a picture of what is on the other side. */
export const link: ViewerKind<'link'> = {
  iconName: 'arrow-up',
  word: 'Note',
  named({ text = '', targetSceneId, hoverPreview }, { texts, sceneOf }) {
    const target = targetSceneId === undefined ? undefined : sceneOf(targetSceneId);
    const label = text || (target?.name ?? '');
    const previewUrl = (hoverPreview === false ? null : target?.thumbnail) ?? null;
    return { label, name: texts.goTo(label || texts.unknownScene), previewUrl };
  },
};
