import type { Hotspot, Tour } from '@tourwright/tour/document';
import { openingScene } from '@tourwright/tour/rules';
import { type ShownVariants, viewerScenes } from '@tourwright/viewer/radians';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { TourData } from '../client/tour/tour-data.ts';
import { sendTourEvent } from '../client/tour/tour-event.ts';
import { useBrand } from '../layout/use-brand.ts';
import { readAddress } from './address/tour-address.ts';
import { useKeptAddress } from './address/use-kept-address.ts';
import { useCart } from './cart/use-cart.ts';
import { chooseVariant } from './choose-variant.ts';
import { LookHint } from './chrome/look-hint.tsx';
import { TourChrome } from './chrome/tour-chrome.tsx';
import { useFullscreen } from './chrome/use-fullscreen.ts';
import { useIdle } from './chrome/use-idle.ts';
import { useContact } from './contact/use-contact.ts';
import { useGraphics } from './device/use-graphics.ts';
import { useGyroscope } from './device/use-gyroscope.ts';
import { useVr } from './device/use-vr.ts';
import { firstOptions } from './first-picture/first-options.ts';
import { usePicture } from './first-picture/use-picture.ts';
import { GuideCaption } from './guide/guide-caption.tsx';
import { stopsOf, useGuide } from './guide/use-guide.ts';
import { playerKindOf } from './hotspots/player-kind-of.ts';
import { Announcement } from './notices/announcement.tsx';
import { TourNotices } from './notices/tour-notices.tsx';
import { PlayerPanels } from './panels/player-panels.tsx';
import { useOpenMark } from './panels/use-open-mark.ts';
import { type PanelControl, usePanel } from './panels/use-panel.ts';
import { t } from './preview-text.ts';
import { StillTour } from './still-tour.tsx';
import styles from './tour-player.module.css';
import { useAllMedia } from './use-all-media.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';
import { useFrameHost } from './use-frame-host.ts';
import { type Sound, useSound } from './use-sound.ts';
import { useTour } from './use-tour.ts';
import { viewerTexts } from './viewer-texts.ts';
import { visitOf } from './vr/visit-of.ts';

interface TourPlayerProps {
  data: TourData;
  /** In a frame of another site: the page around it scrolls, its history and address are left alone. */
  isEmbedded: boolean;
}

/** Chrome goes away when nobody has moved for this long. */
const idleMs = 4000;

/** A tour to walk through, with everything around the picture. */
export function TourPlayer({ data, isEmbedded }: TourPlayerProps) {
  const player = usePlayer(data, isEmbedded);
  usePlayerPicture(player);
  const { address, walk, graphics, guide, contact, cart, scenes, scene, vr, motion, fullscreen } = player;
  const { tour, panel, open, close, choose, endHint, enterVr } = player;

  return (
    <main id="main" tabIndex={-1} className={styles.player}>
      <h1 className="visually-hidden">{nameOf(tour)}</h1>
      {!graphics.canDraw && scene && (
        <StillTour {...{ scene, scenes, address }} onGo={(id) => walk.goTo(id, 'cut')} onHotspot={choose} />
      )}
      {address.hasChrome && (
        <TourChrome
          {...{ data, isEmbedded, contact, walk, guide, panel, open, close, fullscreen, scene }}
          {...{ sound: player.sound, isIdle: player.isIdle, variants: player.variants }}
          hasTitle={address.hasTitle}
          canDraw={graphics.canDraw}
          motion={graphics.canDraw && motion.isPossible ? motion : null}
          vr={
            graphics.canDraw && vr.isPossible ? { isOn: vr.isOn, enter: enterVr, prepare: vr.prepare } : null
          }
          cart={cart && <cart.parts.CartButton store={cart.store} onOpen={() => open({ kind: 'cart' })} />}
          onVariants={player.setVariants}
          onShare={() => {
            player.kept.write();
            open({ kind: 'share' });
          }}
        />
      )}
      <PlayerPanels {...{ data, walk, scenes, contact, cart, panel, open, close }} />
      {address.hasChrome && <GuideCaption guide={guide} open={open} />}
      {player.hasHint && <LookHint isPictureThere={walk.state !== 'loading'} onClose={endHint} />}
      <TourNotices {...{ walk, vr, motion, fullscreen, enterVr }} scene={graphics.canDraw ? scene : null} />
      <Announcement scene={scene} scenes={scenes} yaw={walk.arrivalYaw ?? scene?.view.yaw ?? 0} />
    </main>
  );
}

/** All that a visit consists of, each part following the others. */
function usePlayer(data: TourData, isEmbedded: boolean) {
  const { tour } = data;
  const { media, onSharp } = useAllMedia(data);
  const { search } = useLocation();
  const [address] = useState(() => readAddress(search));
  const [variants, setVariants] = useState<ShownVariants>({});
  const { cart, shown, onSharp: onCartWanted } = useCart(tour, !data.standsAlone);
  const scenes = useMemo(() => viewerScenes(shown, media, variants), [shown, media, variants]);
  const opening = openingScene(tour, address.sceneId);
  const walk = useTour(scenes, opening?.id ?? null);
  useFetchAhead(walk, scenes);
  const contact = useContact(data, walk);
  const graphics = useGraphics();
  const { panel, open, close } = usePanel(!isEmbedded);
  const vr = useVr();
  const motion = useGyroscope(walk.viewer);
  const fullscreen = useFullscreen();
  const isDucked =
    vr.isLoud ||
    (panel?.kind === 'hotspot' && playerKindOf(panel.hotspot).isOtherSite?.(panel.hotspot) === true);
  const sound = useSound({ tour, media, sceneId: walk.sceneId, isEmbedded, isDucked });
  const stops = useMemo(() => stopsOf(tour), [tour]);
  useBrand(tour);
  const guide = useGuide({ viewer: walk.viewer, stops, media, isMuted: !sound.isOn });
  const kept = useKeptAddress(walk.viewer, !isEmbedded);
  const [hasHint, setHasHint] = useState(address.hasHint && address.hasChrome);
  const isIdle = useIdle(idleMs) && panel === null && !hasHint;
  const scene = scenes.find(({ id }) => id === walk.sceneId) ?? null;
  const endHint = useCallback(() => setHasHint(false), []);
  const hostFrame = useFrameHost(isEmbedded);
  const choose = (hotspot: Hotspot) => chooseHotspot(hotspot, sound, open);

  const enterVr = () => {
    if (!walk.viewer.current) return;
    if (guide.isPlaying) guide.toggle();
    const onVariant = (sceneId: number, id: string | undefined) =>
      setVariants((shown) => chooseVariant(shown, sceneId, id));
    const homeSceneId = opening?.id;
    void vr.enter(walk.viewer.current, visitOf({ tour, media, scenes, homeSceneId, onVariant, sound, open }));
  };
  return {
    ...{ data, tour, address, isEmbedded, scenes, scene, opening, variants, setVariants, onSharp },
    ...{ walk, contact, graphics, panel, open, close, choose, vr, enterVr, motion, fullscreen },
    ...{ cart, onCartWanted, sound, guide, kept, hostFrame, hasHint, endHint, isIdle },
  };
}

/** Shows the picture, and passes on its events. */
function usePlayerPicture(player: ReturnType<typeof usePlayer>): void {
  const { data, tour, address, isEmbedded, scenes, opening, walk, graphics, sound, kept } = player;
  const { panel, open, close, choose, endHint, hostFrame, onSharp, onCartWanted } = player;
  usePicture({
    tour,
    address,
    options: {
      ...firstOptions(data, address, isEmbedded),
      texts: viewerTexts(),
      scenes,
      ...(opening ? { sceneId: opening.id } : {}),
    },
    label: nameOf(tour),
    isInert: !graphics.canDraw,
    onViewer: (viewer) => {
      walk.watch(viewer);
      graphics.watch(viewer);
      hostFrame(viewer);
    },
    onScene: (event) => {
      walk.onScene(event);
      kept.onScene();
      // What is being written continues in the next scene.
      if (panel && panel.kind !== 'contact' && panel.kind !== 'cart') close();
    },
    onView: ({ view }) => {
      sound.look(view);
      kept.onView();
    },
    onState: (event) => {
      walk.onState(event);
      if (event.state !== 'sharp') return;
      onSharp();
      onCartWanted();
    },
    onError: walk.onError,
    onHotspot: ({ hotspot }) => choose(hotspot),
    onEnlarge: (enlarged) => open({ kind: 'enlarged', ...enlarged }),
    onUse: endHint,
  });
  useOpenMark(walk.viewer, panel, sound.playing);
  useEffect(() => sendTourEvent('page_view', data), [data]);
}

/** What a press on a hotspot does, as its kind says. */
function chooseHotspot(
  hotspot: Hotspot,
  { toggleSpot }: Pick<Sound, 'toggleSpot'>,
  open: PanelControl['open'],
): void {
  const { playsInPlace, follow } = playerKindOf(hotspot);
  if (playsInPlace?.(hotspot)) toggleSpot(hotspot);
  else if (!follow?.(hotspot)) open({ kind: 'hotspot', hotspot });
}

function nameOf(tour: Tour): string {
  return tour.name || t('preview.unnamed');
}
