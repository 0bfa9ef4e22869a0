import type { Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { viewerScenes } from '@tourwright/viewer';
import { TourViewer } from '@tourwright/viewer/react';
import '@tourwright/viewer/viewer.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { TourData } from '../client/tour-data.ts';
import { sendTourEvent } from '../client/tour-event.ts';
import { Announcement } from './announcement.tsx';
import { ControlBar } from './control-bar.tsx';
import { LookHint } from './look-hint.tsx';
import { NotePanel } from './note-panel.tsx';
import { t, viewerTexts } from './preview-text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import { RoomList } from './room-list.tsx';
import { RoomPill } from './room-pill.tsx';
import { SharePanel } from './share-panel.tsx';
import { readAddress } from './tour-address.ts';
import styles from './tour-player.module.css';
import { TourTop } from './tour-top.tsx';
import { useIdle } from './use-idle.ts';
import { useKeptAddress } from './use-kept-address.ts';
import { useOpenMark } from './use-open-mark.ts';
import { usePanel } from './use-panel.ts';
import { useTour } from './use-tour.ts';

interface TourPlayerProps {
  data: TourData;
  /** In a frame of another site: the page around it scrolls, its history and address are left alone. */
  isEmbedded: boolean;
}

/** Chrome goes away when nobody has moved for so long. */
const idleMs = 4000;

/** A tour to walk through, with everything around the picture. */
export function TourPlayer({ data, isEmbedded }: TourPlayerProps) {
  const { tour, media } = data;
  const { search } = useLocation();
  const [address] = useState(() => readAddress(search));
  const scenes = useMemo(() => viewerScenes(tour, media), [tour, media]);
  const opening = openingScene(tour, address.sceneId);
  const walk = useTour(scenes, opening?.id ?? null);
  const { panel, open, close } = usePanel(!isEmbedded);
  const keepAddress = useKeptAddress(walk.viewer, !isEmbedded);
  const [hasHint, setHasHint] = useState(address.hasHint && address.hasChrome);
  const player = useRef<HTMLElement>(null);
  const isIdle = useIdle(idleMs) && panel === null;
  const scene = scenes.find(({ id }) => id === walk.sceneId) ?? null;
  const endHint = useCallback(() => setHasHint(false), []);

  useOpenMark(player, panel);
  useEffect(() => sendTourEvent('page_view', data), [data]);

  return (
    <main id="main" tabIndex={-1} className={styles.player} ref={player}>
      <h1 className="visually-hidden">{nameOf(tour)}</h1>
      <TourViewer
        className={styles.stage}
        scenes={scenes}
        {...(opening ? { sceneId: opening.id } : {})}
        options={{
          view: address.view,
          texts: viewerTexts,
          hotspots: address.hasChrome,
          controls: { pageScrolls: isEmbedded },
        }}
        onViewer={walk.watch}
        onScene={(event) => {
          walk.onScene(event);
          keepAddress();
          if (panel) close();
        }}
        onView={keepAddress}
        onState={walk.onState}
        onError={walk.onError}
        onHotspot={({ hotspot }) => {
          if (hotspot.kind === 'info') open({ kind: 'note', hotspot });
        }}
        onPointerDown={endHint}
        onKeyDown={endHint}
        onWheel={endHint}
      />
      {address.hasChrome && (
        <div className={styles.chrome} data-idle={isIdle || undefined} data-panel={panel?.kind}>
          <TourTop
            tour={tour}
            logoUrl={logoOf(data)}
            isEmbedded={isEmbedded}
            onShare={() => open({ kind: 'share' })}
          />
          {scene && (
            <RoomPill
              name={scene.name}
              isOpen={panel?.kind === 'rooms'}
              onOpen={() => (panel?.kind === 'rooms' ? close() : open({ kind: 'rooms' }))}
            />
          )}
          <ControlBar
            areRoomsOpen={panel?.kind === 'rooms'}
            onRooms={() => (panel?.kind === 'rooms' ? close() : open({ kind: 'rooms' }))}
            hasWayBack={walk.hasWayBack}
            onBack={walk.goBack}
            turns={walk.turns}
            onTurn={walk.toggleTurning}
            player={player}
          />
        </div>
      )}
      {panel?.kind === 'rooms' && (
        <RoomList tour={tour} media={media} sceneId={walk.sceneId} onGo={walk.goTo} onClose={close} />
      )}
      {panel?.kind === 'share' && <SharePanel onClose={close} />}
      {panel?.kind === 'note' && <NotePanel key={panel.hotspot.id} hotspot={panel.hotspot} onClose={close} />}
      {hasHint && <LookHint isPictureThere={walk.state !== 'loading'} onClose={endHint} />}
      {walk.problem && <ProblemNotice message={walk.problem.message} onRetry={walk.tryAgain} />}
      <Announcement scene={scene} scenes={scenes} />
    </main>
  );
}

function nameOf(tour: Tour): string {
  return tour.name || t('preview.unnamed');
}

/** The one centre logo: a slug, or a bare name in the tour's own folder. */
function logoOf({ tour, media }: TourData): string | null {
  const { centerLogo, id } = tour;
  if (!centerLogo) return null;
  return (media[centerLogo] ?? media[`${id}/${centerLogo}`])?.url ?? null;
}
