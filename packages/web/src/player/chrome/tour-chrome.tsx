import type { Scene } from '@tourwright/tour/document';
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
import { ScenePill } from '../scenes/scene-pill.tsx';
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
  /** False where the scenes are still pictures: there is nothing to turn then. */
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

/** Everything that is over the picture to work the tour with. */
export function TourChrome(props: TourChromeProps) {
  const { data, walk, guide, sound, panel, open, close, scene, variants, canDraw, contact } = props;
  const { tour, media, link } = data;
  const isBusy = guide.isPlaying || panel !== null || props.vr?.isOn === true;
  useContactGate({ tour, walk, contact, open, isBusy });
  const plans = plansOf(tour, media);
  const hasPlans = canDraw && plans.length > 0 && offersControl(link, 'plan');
  const [hasPlan, setHasPlan] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const stored = tour.scenes.find(({ id }) => id === scene?.id);
  const floor = plans.length > 1 ? floorOf(plans, walk.sceneId)?.name : undefined;
  const areScenesOpen = panel?.kind === 'scenes';
  const toggleScenes = () => (areScenesOpen ? close() : open({ kind: 'scenes' }));
  return (
    <div className={styles.chrome} data-idle={props.isIdle || undefined} data-panel={panel?.kind}>
      <SkipToText onOpen={() => open({ kind: 'text' })} />
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
        hereIn={hereIn(walk)}
        compass={canDraw && scene ? <SceneCompass scene={scene} viewer={walk.viewer} /> : null}
      />
      {scene && offersControl(link, 'rooms') && (
        <ScenePill name={scene.name} place={floor} isOpen={areScenesOpen} onOpen={toggleScenes} />
      )}
      {stored && <Variants scene={stored} shown={variants} onVariants={props.onVariants} />}
      <ControlBar
        link={link}
        areScenesOpen={areScenesOpen}
        onScenes={toggleScenes}
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

/** To the tour as text, for who cannot see the pictures. */
function SkipToText({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={styles.skip} onClick={onOpen}>
      {t('preview.text')}
    </button>
  );
}

/** Where the visitor is and looks now, on top of the query of an address. */
const hereIn = ({ viewer }: Walk) => {
  return (search: string): string => {
    const { current } = viewer;
    return current?.sceneId ? writeAddress(search, current.sceneId, current.view) : search;
  };
};

/** The compass, where it is known which way a scene's picture looks. */
function SceneCompass({ scene, viewer }: { scene: ViewerScene; viewer: Walk['viewer'] }) {
  if (scene.heading === undefined || !viewer.current) return null;
  return <Compass key={scene.id} viewer={viewer} heading={scene.heading} />;
}

interface VariantsProps {
  scene: Scene;
  shown: ShownVariants;
  onVariants(variants: ShownVariants): void;
}

/** The choice of a scene's pictures, where it has several. */
function Variants({ scene, shown, onVariants }: VariantsProps) {
  if (!scene.variants?.length) return null;
  const show = (id: string | undefined) => onVariants(chooseVariant(shown, scene.id, id));
  return <VariantSwitch scene={scene} shown={shown[scene.id]} onShow={show} />;
}

/** The corner logo, else the one centre logo: a slug, or a bare name in the tour's own folder. */
function logoOf({ tour, media }: TourData): string | null {
  const { cornerLogo, centerLogo, id } = tour;
  const corner = cornerLogo && media[cornerLogo]?.url;
  if (corner) return corner;
  if (!centerLogo) return null;
  return (media[centerLogo] ?? media[`${id}/${centerLogo}`])?.url ?? null;
}
