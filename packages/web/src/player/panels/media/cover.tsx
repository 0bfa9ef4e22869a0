import type { Picture } from '@tourwright/tour/document';
import { useState } from 'react';
import styles from '../panels.module.css';
import { t } from '../panels-text.ts';
import { type Media, urlOf } from './stored-file.ts';

interface CoverProps {
  pictures: readonly Picture[] | undefined;
  media: Media;
  /** A picture was chosen, to be shown large. */
  onOpen: (index: number) => void;
}

/** The pictures of a card: the first one large, the others small below it. */
export function Cover({ pictures = [], media, onOpen }: CoverProps) {
  const shown = pictures.flatMap((picture, index) => {
    const url = urlOf(media, picture.slug);
    return url ? [{ ...picture, index, url, thumbnail: media[picture.slug]?.thumbnail ?? url }] : [];
  });
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <div className={styles.cover}>
      <PictureButton picture={first} src={first.url} onOpen={onOpen} />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((picture) => (
            <PictureButton key={picture.index} picture={picture} src={picture.thumbnail} onOpen={onOpen} />
          ))}
        </div>
      )}
    </div>
  );
}

interface PictureButtonProps {
  picture: Picture & { index: number };
  src: string;
  onOpen: (index: number) => void;
}

function PictureButton({ picture: { alt, caption, index }, src, onOpen }: PictureButtonProps) {
  const [isLost, setLost] = useState(false);
  const name = alt ?? caption;
  const number = index + 1;
  return (
    <button
      type="button"
      className={styles.picture}
      aria-label={
        name ? t('gallery.choose', { index: number, name }) : t('gallery.choose-plain', { index: number })
      }
      onClick={() => onOpen(index)}
    >
      {/* Its place stays, and leads to where it can be requested again. */}
      {isLost ? <span /> : <img src={src} alt="" onError={() => setLost(true)} />}
    </button>
  );
}
