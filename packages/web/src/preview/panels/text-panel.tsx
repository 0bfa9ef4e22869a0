/** The whole tour as text: for who cannot see the pictures, or does not want to wait for them. */
import type { Hotspot, Tour } from '@tourwright/tour/document';
import type { ViewerScene } from '@tourwright/viewer';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '../../ui/button.tsx';
import { exitsOf, thingsOf } from '../exits.ts';
import { RoomSearch } from '../room-search.tsx';
import { manyRooms, roomsNamed } from '../rooms-named.ts';
import { Modal } from './modal.tsx';
import { OutsideLink } from './outside-link.tsx';
import { t } from './panels-text.ts';
import { Paragraphs } from './paragraphs.tsx';
import { priceText } from './price.ts';
import { choiceOf } from './product-choice.ts';
import { type Media, urlOf } from './stored-file.ts';
import styles from './text-panel.module.css';
import { titleOf } from './title-of.ts';

interface TextPanelProps {
  tour: Tour;
  media: Media;
  scenes: readonly ViewerScene[];
  onGo: (sceneId: number) => void;
  onClose: () => void;
}

export function TextPanel({ tour, media, scenes, onGo, onClose }: TextPanelProps) {
  const [words, setWords] = useState('');
  const page = useRef<HTMLDivElement>(null);
  const found = roomsNamed(scenes, words);
  const showRoom = (id: number) => {
    // The room may not be among those that were looked for.
    flushSync(() => setWords(''));
    const heading = document.getElementById(`room-${id}`);
    heading?.scrollIntoView();
    // Reading and the keyboard go on from there.
    heading?.focus({ preventScroll: true });
  };
  const enterList = () => page.current?.querySelector<HTMLElement>('section :is(a, button)')?.focus();
  return (
    <Modal title={tour.name || t('text.title')} onClose={onClose}>
      <div className={styles.page} ref={page}>
        <Paragraphs text={tour.description} />
        {scenes.length >= manyRooms && (
          <RoomSearch words={words} count={found.length} onWords={setWords} onDown={enterList} />
        )}
        {found.map((scene) => (
          <section key={scene.id} className={styles.room} aria-labelledby={`room-${scene.id}`}>
            <h3 id={`room-${scene.id}`} tabIndex={-1}>
              {scene.name}
            </h3>
            <Exits scene={scene} scenes={scenes} onRoom={showRoom} />
            <ul className={styles.things}>
              {thingsOf(scene).map((hotspot) => (
                <li key={hotspot.id}>
                  <Thing hotspot={hotspot} tour={tour} media={media} />
                </li>
              ))}
              {scene.pinned?.map(({ id, kind, name, url }) => (
                <li key={`pinned ${id}`}>
                  <b>{name || t(kind === 'picture' ? 'panel.picture' : 'panel.video')}</b>
                  <FileLink url={url} text={t(kind === 'picture' ? 'text.see' : 'text.watch')} />
                </li>
              ))}
            </ul>
            <button type="button" className={styles.go} onClick={() => onGo(scene.id)}>
              {t('text.look', { name: scene.name })}
            </button>
          </section>
        ))}
      </div>
    </Modal>
  );
}

interface ExitsProps extends Pick<TextPanelProps, 'scenes'> {
  scene: ViewerScene;
  /** Further down or up this page. */
  onRoom: (sceneId: number) => void;
}

function Exits({ scene, scenes, onRoom }: ExitsProps) {
  const exits = exitsOf(scene, scenes, scene.view.yaw);
  if (exits.length === 0) return <p>{t('text.no-exits')}</p>;
  return (
    <p>
      {t('text.exits')}{' '}
      {exits.map(({ name, targetSceneId, side }, index) => (
        <span key={`${targetSceneId} ${name}`}>
          {index > 0 && '; '}
          <a
            href={`#room-${targetSceneId}`}
            onClick={(event) => {
              event.preventDefault();
              onRoom(targetSceneId);
            }}
          >
            {name}
          </a>
          {`, ${t(`text.${side}`)}`}
        </span>
      ))}
    </p>
  );
}

interface ThingProps extends Pick<TextPanelProps, 'tour' | 'media'> {
  hotspot: Hotspot;
}

function Thing({ hotspot, tour, media }: ThingProps) {
  const { kind, body, pictures = [], currency, url, variants = [] } = hotspot;
  const price = kind === 'product' ? priceText(choiceOf(hotspot, null).price, currency) : null;
  const seen = pictures.map(({ alt, caption }) => alt ?? caption).filter(Boolean);
  return (
    <>
      <b>{titleOf(hotspot)}</b>
      {price && ` · ${price}`}
      {variants.length > 0 && ` · ${variants.map(({ name }) => name).join(', ')}`}
      <Paragraphs text={body} />
      {seen.length > 0 && <p className={styles.small}>{t('text.pictures', { names: seen.join(', ') })}</p>}
      <OutsideLink url={url} variant="glass" />
      <FileLink {...fileOf(hotspot, tour, media)} />
    </>
  );
}

/** The film, sound or document of a hotspot, and what one does with it. */
function fileOf({ kind, slug, brochureId }: Hotspot, { brochures }: Tour, media: Media) {
  switch (kind) {
    case 'video':
      return { url: urlOf(media, slug), text: t('text.watch') };
    case 'audio':
      return { url: urlOf(media, slug), text: t('text.listen') };
    case 'brochure': {
      const brochure = brochures.find(({ id }) => id === brochureId);
      return { url: urlOf(media, brochure?.slug), text: t('brochure.open') };
    }
    default:
      return { url: null, text: '' };
  }
}

function FileLink({ url, text }: { url: string | null; text: string }) {
  if (!url) return null;
  return (
    <a className={buttonClass({ variant: 'glass', block: true })} href={url} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {t('panel.opens-new')}</span>
    </a>
  );
}
