/** The whole tour as text: for visitors who cannot see the pictures, or do not want to wait for them. */

import type { Hotspot, KnownHotspot, Tour } from '@tourwright/tour/document';
import { shownHotspot } from '@tourwright/tour/rules';
import type { ViewerScene } from '@tourwright/viewer';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listText } from '../../../i18n/format.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { GuideText, guideHeadingId } from '../../guide/guide-text.tsx';
import { panelKindOf } from '../../hotspots/panel-kind-of.ts';
import { titleOf } from '../../hotspots/title-of.ts';
import { exitsOf, thingsOf } from '../../scenes/exits.ts';
import { SceneSearch } from '../../scenes/scene-search.tsx';
import { manyScenes, scenesNamed } from '../../scenes/scenes-named.ts';
import type { Media } from '../media/stored-file.ts';
import { Modal } from '../modal.tsx';
import { OutsideLink } from '../outside-link.tsx';
import { t } from '../panels-text.ts';
import { Paragraphs } from './paragraphs.tsx';
import styles from './text-panel.module.css';

interface TextPanelProps {
  tour: Tour;
  media: Media;
  scenes: readonly ViewerScene[];
  onGo: (sceneId: number) => void;
  onClose: () => void;
  /** Opens where the guided tour is written down. */
  startsAtGuide?: boolean;
}

/** The whole tour as text: scenes with their hotspots, the guided tour and what is said. */
export function TextPanel({ tour, media, scenes, onGo, onClose, startsAtGuide = false }: TextPanelProps) {
  const [words, setWords] = useState('');
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsAtGuide) readFrom(guideHeadingId);
  }, [startsAtGuide]);
  const found = scenesNamed(scenes, words);
  const showScene = (id: number) => {
    // The scene may not be among those that were looked for.
    flushSync(() => setWords(''));
    readFrom(`scene-${id}`);
  };
  const enterList = () => page.current?.querySelector<HTMLElement>('section :is(a, button)')?.focus();
  return (
    <Modal title={tour.name || t('text.title')} onClose={onClose}>
      <div className={styles.page} ref={page}>
        <Paragraphs text={tour.description} />
        <GuideText {...{ tour, media }} />
        {scenes.length >= manyScenes && (
          <SceneSearch words={words} count={found.length} onWords={setWords} onDown={enterList} />
        )}
        {found.map((scene) => (
          <section key={scene.id} className={styles.scene} aria-labelledby={`scene-${scene.id}`}>
            <h3 id={`scene-${scene.id}`} tabIndex={-1}>
              {scene.name}
            </h3>
            <Exits scene={scene} scenes={scenes} onScene={showScene} />
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

/** Reading and the keyboard continue from there. */
function readFrom(headingId: string): void {
  const heading = document.getElementById(headingId);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface ExitsProps extends Pick<TextPanelProps, 'scenes'> {
  scene: ViewerScene;
  /** Further down or up this page. */
  onScene: (sceneId: number) => void;
}

function Exits({ scene, scenes, onScene }: ExitsProps) {
  const exits = exitsOf(scene, scenes, scene.view.yaw);
  if (exits.length === 0) return <p>{t('text.no-exits')}</p>;
  return (
    <p>
      {t('text.exits')}{' '}
      {exits.map(({ name, targetSceneId, side }, index) => (
        <span key={`${targetSceneId} ${name}`}>
          {index > 0 && '; '}
          <a
            href={`#scene-${targetSceneId}`}
            onClick={(event) => {
              event.preventDefault();
              onScene(targetSceneId);
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

function Thing({ hotspot: placed, tour, media }: ThingProps) {
  const hotspot = shownHotspot(tour, placed);
  // What a panel may say is checked in every kind, known or not.
  const { body, pictures = [], url } = hotspot as KnownHotspot<'info'>;
  const { remarks, file } = panelKindOf(hotspot);
  const seen = pictures.flatMap(({ alt, caption }) => alt || caption || []);
  const stored = file?.(hotspot, tour, media);
  return (
    <>
      <b>{titleOf(hotspot)}</b>
      {remarks?.(hotspot).map((remark) => ` · ${remark}`)}
      <Paragraphs text={body} />
      {seen.length > 0 && <p className={styles.small}>{t('text.pictures', { names: listText(seen) })}</p>}
      <OutsideLink url={url} variant="glass" />
      {stored && <FileLink {...stored} />}
    </>
  );
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
