/** The tour without a GPU: still pictures, with exits as links. */

import type { Hotspot } from '@tourwright/tour/document';
import { type Face, wrapAngle } from '@tourwright/tour/sphere';
import { knownPicture, type ViewerScene } from '@tourwright/viewer/radians';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button, buttonClass } from '../ui/button.tsx';
import { type TourAddress, writeAddress } from './address/tour-address.ts';
import { t } from './preview-text.ts';
import { exitsOf, type Side, thingsOf } from './scenes/exits.ts';
import styles from './still-tour.module.css';

interface StillTourProps {
  scene: ViewerScene;
  scenes: readonly ViewerScene[];
  address: Pick<TourAddress, 'hasHotspots'>;
  onGo: (sceneId: number) => void;
  onHotspot: (hotspot: Hotspot) => void;
}

/** The faces of the cube, from the front round to the right. */
const round: Face[] = ['f', 'r', 'b', 'l'];
/** As large a picture as a screen shows well. */
const enoughPixels = 1024;

/** The present scene. Going to another one by keyboard continues at its beginning. */
export function StillTour(props: StillTourProps) {
  const { id, name } = props.scene;
  const place = useRef<HTMLElement>(null);
  const shownId = useRef(id);
  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    if (!place.current) return;
    place.current.focus();
    place.current.scrollTop = 0;
  }, [id]);
  return (
    <article ref={place} className={styles.still} tabIndex={-1} aria-label={name}>
      <StillScene key={id} {...props} />
    </article>
  );
}

/** One scene: what is on one side of it, the other sides, its exits, and its texts. */
function StillScene({ scene, scenes, address, onGo, onHotspot }: StillTourProps) {
  const [turn, setTurn] = useState(() => sideAt(scene.view.yaw));
  const exits = address.hasHotspots ? exitsOf(scene, scenes, (turn * Math.PI) / 2) : [];
  const things = address.hasHotspots ? thingsOf(scene) : [];
  const { search } = useLocation();
  const pieces = facePieces(scene, round[turn] ?? 'f');
  return (
    <>
      <p className={styles.why}>{t('still.why')}</p>
      <div
        className={styles.picture}
        data-columns={pieces.columns}
        role="img"
        aria-label={t('still.picture', { name: scene.name })}
      >
        {pieces.urls.map((url) => (
          <img key={url} src={url} alt="" />
        ))}
        {pieces.urls.length === 0 && scene.thumbnail && <img src={scene.thumbnail} alt="" />}
      </div>
      <div className={styles.turns}>
        <Button variant="glass" onClick={() => setTurn((turn + 3) % 4)}>
          {t('still.left')}
        </Button>
        <Button variant="glass" onClick={() => setTurn((turn + 1) % 4)}>
          {t('still.right')}
        </Button>
      </div>
      <ul className={styles.exits}>
        {exits.map(({ name, targetSceneId, side }) => (
          <li key={`${targetSceneId} ${name}`}>
            <a
              className={buttonClass({ variant: 'primary' })}
              href={addressOf(targetSceneId, scenes, search)}
              onClick={(event) => {
                if (isForAnotherTab(event)) return;
                event.preventDefault();
                onGo(targetSceneId);
              }}
            >
              {exitText(name, side)}
            </a>
          </li>
        ))}
        {things.map((hotspot) => (
          <li key={hotspot.id}>
            <Button variant="glass" onClick={() => onHotspot(hotspot)}>
              {hotspot.text || hotspot.title || t('viewer.kind-info')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A scene's own address, for another tab or to copy. */
function addressOf(id: number, scenes: readonly ViewerScene[], search: string): string | undefined {
  const scene = scenes.find((each) => each.id === id);
  return scene && writeAddress(search, id, scene.view);
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function exitText(name: string, side: Side): string {
  return t(`preview.exit-${side}`, { name });
}

function sideAt(yaw: number): number {
  return (Math.round(wrapAngle(yaw) / (Math.PI / 2)) + 4) % 4;
}

/** The tiles of one side, row by row, at a level that suits a screen. */
function facePieces({ source }: ViewerScene, face: Face): { urls: string[]; columns: number } {
  const picture = knownPicture(source);
  if (!picture) return { urls: [], columns: 1 };
  const { levels, formats } = picture;
  const found = levels.findIndex(({ faceSize }) => faceSize >= enoughPixels);
  const level = found === -1 ? levels.length - 1 : found;
  const { faceSize = 1, tileSize = 1 } = levels[level] ?? {};
  const columns = Math.ceil(faceSize / tileSize);
  const format = formats.includes('webp') ? 'webp' : (formats[0] ?? 'jpg');
  const places = Array.from({ length: columns * columns }, (_, index) => [
    Math.floor(index / columns),
    index % columns,
  ]);
  return {
    columns,
    urls: places.map(([row = 0, column = 0]) => picture.addressOf({ face, level, row, column }, format)),
  };
}
