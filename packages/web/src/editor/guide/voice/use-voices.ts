import type { GuideStop } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import { type VoiceShape, voiceShape } from './voice-shape.ts';

/** What is known of the narration of stops, by its slug; it comes as it is read. */
export function useVoices(stops: readonly GuideStop[]): ReadonlyMap<string, VoiceShape> {
  const media = useEditorStore((state) => state.media);
  const [shapes, setShapes] = useState<ReadonlyMap<string, VoiceShape>>(new Map());
  const wanted = stops.flatMap(({ slug }) => {
    const image = slug === undefined ? undefined : media[slug];
    return slug && image?.url && !shapes.has(slug)
      ? [{ slug, url: image.url, size: image.sizeBytes ?? 0 }]
      : [];
  });
  const key = wanted.map(({ url }) => url).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say what is wanted
  useEffect(() => {
    let isOpen = true;
    for (const { slug, url, size } of wanted) {
      void voiceShape(url, size).then((shape) => {
        if (isOpen && shape) setShapes((known) => new Map(known).set(slug, shape));
      });
    }
    return () => {
      isOpen = false;
    };
  }, [key]);
  return shapes;
}
