import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { Picture } from '@tourwright/tour/document';
import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowInOrder } from '../../../i18n/arrow-in-order.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ChromeButton } from '../../chrome/chrome-button.tsx';
import { Fetched } from '../media/fetched.tsx';
import { type Media, urlOf } from '../media/stored-file.ts';
import { Modal } from '../modal.tsx';
import { t } from '../panels-text.ts';
import styles from './lightbox.module.css';
import { useZoom } from './use-zoom.ts';

interface LightboxProps {
  title: string;
  pictures: readonly Picture[];
  media: Media;
  /** Which one comes first. */
  start?: number;
  onClose: () => void;
}

const iconLooks = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Pictures one at a time, as large as the screen: zoomed by wheel, pinch, double tap and keys; turned by swipe and arrow keys. */
export function Lightbox({ title, pictures, media, start = 0, onClose }: LightboxProps) {
  const shown = pictures.filter(({ slug }) => urlOf(media, slug) !== null);
  const [index, setIndex] = useState(Math.min(start, Math.max(0, shown.length - 1)));
  const frame = useRef<HTMLDivElement>(null);
  const isGallery = shown.length > 1;
  const go = (next: number) => {
    if (!isGallery) return;
    setIndex((next + shown.length) % shown.length);
    reset();
  };
  const { zoom, zoomIn, zoomOut, reset } = useZoom(frame, (step) => go(index + step));
  const picture = shown[index];
  const onKey = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? null : actionOf(arrowInOrder(event.key));
    if (!action) return;
    event.preventDefault();
    action({ go, index, last: shown.length - 1, zoomIn, zoomOut, reset });
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      onKeyDown={onKey}
      tools={
        picture && (
          <>
            <ChromeButton
              label={t('zoom.out')}
              icon={<IconZoomOut {...iconLooks} />}
              disabled={zoom.scale <= 1}
              onClick={zoomOut}
            />
            <ChromeButton label={t('zoom.in')} icon={<IconZoomIn {...iconLooks} />} onClick={zoomIn} />
          </>
        )
      }
    >
      <div className={styles.stage}>
        <div ref={frame} className={styles.frame} data-zoomed={zoom.scale > 1 || undefined}>
          {picture ? <ShownPicture {...{ picture, media, zoom }} /> : <p>{t('panel.gone')}</p>}
        </div>
        {isGallery && <TurnButtons onTurn={(by) => go(index + by)} />}
      </div>
      <p className={styles.caption} role="status">
        {isGallery && (
          <span className={styles.count}>
            {t('gallery.count', { index: index + 1, count: shown.length })}
          </span>
        )}
        {picture?.caption}
      </p>
      {isGallery && <Thumbnails pictures={shown} media={media} index={index} onChoose={go} />}
    </Modal>
  );
}

interface ShownPictureProps {
  picture: Picture;
  media: Media;
  zoom: { x: number; y: number; scale: number };
}

function ShownPicture({ picture: { slug, alt, caption }, media, zoom }: ShownPictureProps) {
  return (
    <Fetched key={slug} lost={t('panel.lost-picture')}>
      {(onError) => (
        <img
          className={styles.picture}
          src={urlOf(media, slug) ?? ''}
          alt={alt ?? caption ?? ''}
          draggable={false}
          onError={onError}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        />
      )}
    </Fetched>
  );
}

/** To the picture before, and to the next one. */
function TurnButtons({ onTurn }: { onTurn: (by: 1 | -1) => void }) {
  return (
    <>
      <ChromeButton
        className={classNames('glass', styles.turn, styles.previous)}
        label={t('gallery.previous')}
        icon={<IconChevronLeft {...iconLooks} />}
        onClick={() => onTurn(-1)}
      />
      <ChromeButton
        className={classNames('glass', styles.turn, styles.next)}
        label={t('gallery.next')}
        icon={<IconChevronRight {...iconLooks} />}
        onClick={() => onTurn(1)}
      />
    </>
  );
}

interface Turning {
  go: (index: number) => void;
  index: number;
  last: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
}

/** What a key does. */
function actionOf(key: string): ((turning: Turning) => void) | null {
  switch (key) {
    case 'ArrowLeft':
      return ({ go, index }) => go(index - 1);
    case 'ArrowRight':
      return ({ go, index }) => go(index + 1);
    case 'Home':
      return ({ go }) => go(0);
    case 'End':
      return ({ go, last }) => go(last);
    case '+':
    case '=':
      return ({ zoomIn }) => zoomIn();
    case '-':
      return ({ zoomOut }) => zoomOut();
    case '0':
      return ({ reset }) => reset();
    default:
      return null;
  }
}

interface ThumbnailsProps {
  pictures: readonly Picture[];
  media: Media;
  index: number;
  onChoose: (index: number) => void;
}

function Thumbnails({ pictures, media, index, onChoose }: ThumbnailsProps) {
  return (
    <ul className={styles.thumbnails} aria-label={t('gallery.all')}>
      {pictures.map(({ slug, alt, caption }, place) => {
        const name = alt ?? caption;
        const number = place + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be in a gallery twice
          <li key={place}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-current={place === index || undefined}
              aria-label={
                name
                  ? t('gallery.choose', { index: number, name })
                  : t('gallery.choose-plain', { index: number })
              }
              onClick={() => onChoose(place)}
            >
              <img src={media[slug]?.thumbnail ?? urlOf(media, slug) ?? ''} alt="" loading="lazy" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
