import type { Picture } from '@tourwright/tour/document';
import { type ReactNode, useState } from 'react';
import { SidePanel } from '../chrome/side-panel.tsx';
import { Lightbox } from './lightbox/lightbox.tsx';
import type { Media } from './media/stored-file.ts';

interface CardProps {
  title: string;
  media: Media;
  onClose: () => void;
  /** In pixels of the page. */
  onShown: (place: DOMRect) => void;
  /** What is read; `enlarge` shows one of some pictures, and the others beside it, large. */
  children: (enlarge: (start: number, pictures: readonly Picture[] | undefined) => void) => ReactNode;
}

/** What is read beside the picture, so that the scene stays in sight. */
export function Card({ title, media, onClose, onShown, children }: CardProps) {
  const [large, setLarge] = useState<{ pictures: readonly Picture[]; start: number } | null>(null);
  return (
    <SidePanel title={title} side="end" onClose={onClose} onShown={onShown}>
      {children((start, pictures = []) => setLarge({ pictures, start }))}
      {large && <Lightbox title={title} {...large} media={media} onClose={() => setLarge(null)} />}
    </SidePanel>
  );
}
