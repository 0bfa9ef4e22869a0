import type { ShownVariants, ViewerScene } from '@tourwright/viewer';
import { type ReactNode, useState } from 'react';
import { offersControl } from '../../client/offers-control.ts';
import type { TourData } from '../../client/tour/tour-data.ts';
import { writeAddress } from '../address/tour-address.ts';
import { chooseVariant } from '../choose-variant.ts';
import type { Contact } from '../contact/use-contact.ts';
import { useContactGate } from '../contact/use-contact-gate.ts';
import type { Motion } from '../device/use-gyroscope.ts';
import type { Guide } from '../guide/use-guide.ts';
import type { PanelControl } from '../panels/use-panel.ts';
import { t } from '../preview-text.ts';
import { RoomPill } from '../rooms/room-pill.tsx';
import styles from '../tour-player.module.css';
import type { Sound } from '../use-sound.ts';
import type { Walk } from '../use-tour.ts';
import { Compass } from './compass.tsx';
import { ControlBar } from './control-bar.tsx';
import { floorOf, PlanCard, plansOf } from './plan-card.tsx';
import type { ControlBarProps } from './tour-controls.tsx';
import { TourTop } from './tour-top.tsx';
import { VariantSwitch } from './variant-switch.tsx';

interface TourChromeProps extends PanelControl {
  data: TourData;
  walk: Walk;
  guide: Guide;
  sound: Sound;
  motion: Motion | null;
  fullscreen: ControlBarProps['fullscreen'];
  vr: { isOn: boolean; enter: () => void; prepare: () => void } | null;
  isEmbedded: boolean;
  hasTitle: boolean;
  isIdle: boolean;
  /** False where the rooms are still pictures: there is nothing to turn then. */
  canDraw: boolean;
  scene: ViewerScene | null;
  variants: ShownVariants;
  onVariants: (variants: ShownVariants) => void;
  onShare: () => void;
  /** How the owner is reached; null: they are not. */
  contact: Contact | null;
  /** Opens the cart; null where nothing is sold. */
  cart: ReactNode;
}

/** Everything that lies over the picture to work the tour with. */
export function TourChrome(props: TourChromeProps) {
  const { data, walk, guide, sound, panel, open, close, scene, variants, onVariants, canDraw } = props;
  const { contact } = props;
  const { tour, media, link } = data;
  const isBusy = guide.isPlaying || panel !== null || props.vr?.isOn === true;
  useContactGate({ tour, walk, contact, open, isBusy });
  const plans = plansOf(tour, media);
  const hasPlans = canDraw && plans.length > 0 && offersControl(link, 'plan');
  const [hasPlan, setHasPlan] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const stored = tour.scenes.find(({ id }) => id === scene?.id);
  const floor = plans.length > 1 ? floorOf(plans, walk.sceneId)?.name : undefined;
  const areRoomsOpen = panel?.kind === 'rooms';
  const toggleRooms = () => (areRoomsOpen ? close() : open({ kind: 'rooms' }));
  const show = (id: string | undefined) => {
    if (stored) onVariants(chooseVariant(variants, stored.id, id));
  };
  return (
    <div className={styles.chrome} data-idle={props.isIdle || undefined} data-panel={panel?.kind}>
      <button type="button" className={styles.skip} onClick={() => open({ kind: 'text' })}>
        {t('preview.text')}
      </button>
      <TourTop
        tour={tour}
        logoUrl={logoOf(data)}
        isEmbedded={props.isEmbedded}
        standsAlone={data.standsAlone === true}
        link={link}
        hasTitle={props.hasTitle}
        onShare={props.onShare}
        cart={props.cart}
        onContact={contact ? () => open({ kind: 'contact' }) : null}
        hereIn={(search) => {
          const { current } = walk.viewer;
          return current?.sceneId ? writeAddress(search, current.sceneId, current.view) : search;
        }}
        compass={
          canDraw && scene?.heading !== undefined && walk.viewer.current ? (
            <Compass key={scene.id} viewer={walk.viewer} heading={scene.heading} />
          ) : null
        }
      />
      {scene && offersControl(link, 'rooms') && (
        <RoomPill
          name={scene.name}
          {...(floor ? { place: floor } : {})}
          isOpen={areRoomsOpen}
          onOpen={toggleRooms}
        />
      )}
      {stored?.variants?.length ? (
        <VariantSwitch scene={stored} shown={variants[stored.id]} onShow={show} />
      ) : null}
      <ControlBar
        link={link}
        areRoomsOpen={areRoomsOpen}
        onRooms={toggleRooms}
        hasWayBack={walk.hasWayBack}
        onBack={walk.goBack}
        turning={canDraw ? { isOn: walk.turns, toggle: walk.toggleTurning } : null}
        guide={canDraw && (tour.scenes.length > 1 || tour.guide) ? guide : null}
        sound={sound.hasSound ? sound : null}
        plan={hasPlans ? { isOpen: hasPlan, onToggle: () => setHasPlan(!hasPlan) } : null}
        fullscreen={props.fullscreen}
        motion={props.motion}
        vr={props.vr}
      />
      {hasPlan && hasPlans && (
        <PlanCard
          tour={tour}
          media={media}
          sceneId={walk.sceneId}
          viewer={walk.viewer}
          onGo={(id) => walk.goTo(id)}
          onClose={() => setHasPlan(false)}
        />
      )}
    </div>
  );
}

/** The corner logo, else the one centre logo: a slug, or a bare name in the tour's own folder. */
function logoOf({ tour, media }: TourData): string | null {
  const { cornerLogo, centerLogo, id } = tour;
  const corner = cornerLogo && media[cornerLogo]?.url;
  if (corner) return corner;
  if (!centerLogo) return null;
  return (media[centerLogo] ?? media[`${id}/${centerLogo}`])?.url ?? null;
}
