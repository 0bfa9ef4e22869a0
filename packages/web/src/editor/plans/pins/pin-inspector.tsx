import { IconMapPin } from '@tabler/icons-react';
import type { FloorPlan, Scene } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import inspector from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { angleText, p } from '../plan-text.ts';
import { ConeView } from './cone-view.tsx';
import { headingShown } from './cones.tsx';
import { type HeadingProposal, useHeadingProposals } from './heading-proposals.ts';
import styles from './pin-inspector.module.css';
import { PinPlace } from './pin-place.tsx';
import {
  acceptHeadings,
  middle,
  type Pin,
  pinOf,
  placeScene,
  previewPin,
  shownPlan,
  turnPin,
} from './pins.ts';
import { PlanNorth } from './plan-north.tsx';
import { whyHeading } from './why-heading.ts';

/** The selected scene as it is on its plan: what the user sees along its cone, its heading, floor and place. */
export function PinInspector({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const tour = useEditorStore((state) => state.shownTour);
  const planId = useEditorStore((state) => state.shownPlanId);
  const placed = tour ? pinOf(tour, scene.id) : null;
  const plan = tour ? shownPlan(tour, planId, scene.id) : null;
  return (
    <>
      <div className={inspector.head}>
        <IconMapPin size={20} stroke={1.75} aria-hidden="true" />
        <h2>{scene.name}</h2>
      </div>
      {placed ? (
        <PlacedPin scene={scene} {...placed} />
      ) : (
        plan && (
          <>
            <section className={inspector.section}>
              <p className={inspector.faint}>{p('pin.unplaced', { name: scene.name })}</p>
              <div className={inspector.row}>
                <Button size="small" onClick={() => placeScene(store, plan.id, scene.id, middle)}>
                  {p('pin.place-here')}
                </Button>
              </div>
            </section>
            <PlanNorth plan={plan} />
          </>
        )
      )}
    </>
  );
}

interface PlacedPinProps {
  scene: Scene;
  plan: FloorPlan;
  pin: Pin;
}

function PlacedPin({ scene, plan, pin }: PlacedPinProps) {
  const { store } = useOpenTour();
  const plans = useEditorStore((state) => state.shownTour?.floorPlans) ?? [];
  const lookedAlong = useEditorStore((state) => state.lookedAlong);
  const heading = headingShown(pin, lookedAlong);
  const toFloor = (id: string) => {
    placeScene(store, id, scene.id, pin);
    store.setState({ shownPlanId: id });
  };
  return (
    <>
      <section className={inspector.section}>
        <h3>{p('pin.looking')}</h3>
        <ConeView scene={scene} heading={heading} />
        <p className={styles.hint}>{p('pin.look-hint')}</p>
      </section>
      <section className={inspector.section}>
        <HeadingField plan={plan} pin={pin} heading={heading} />
        <div className={inspector.property}>
          <span>{p('pin.floor')}</span>
          <SelectField
            label={p('pin.floor')}
            labelHidden
            size="small"
            value={plan.id}
            options={plans.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => toFloor(currentTarget.value)}
          />
        </div>
      </section>
      <FromLinks plan={plan} sceneId={scene.id} looked={heading - pin.heading} />
      <PlanNorth plan={plan} />
      <PinPlace plan={plan} pin={pin} />
    </>
  );
}

interface HeadingFieldProps {
  plan: FloorPlan;
  pin: Pin;
  /** Where the user looks along the cone, degrees. */
  heading: number;
}

/** Which way one looks on the plan; to change it turns the pin. */
function HeadingField({ plan, pin, heading }: HeadingFieldProps) {
  const { store } = useOpenTour();
  const shown = Math.round(((heading % 360) + 360) % 360);
  const headingOfPin = (next: number) => next - (heading - pin.heading);
  const range = { value: shown, min: 0, max: 359, step: 1 };
  const keep = (next: number) => {
    const { tour } = store.getState();
    // As it was before it was shown turned.
    const stored = tour && pinOf(tour, pin.sceneId);
    if (stored) turnPin(store, plan, stored.pin, headingOfPin(next));
  };
  return (
    <div className={inspector.property}>
      <span>{p('pin.heading')}</span>
      <span className={inspector.range}>
        <Slider
          {...range}
          label={p('pin.heading')}
          describe={(value) => p('pin.degrees', { value })}
          onChange={(next) => previewPin(store, plan, pin, { heading: headingOfPin(next) })}
          onCommit={keep}
        />
        <NumberInput {...range} label={p('pin.heading-number')} decimals={0} unit="degree" onKeep={keep} />
      </span>
    </div>
  );
}

/** What the links of the scene, or the walls in its photo, say of its heading, and why. */
function FromLinks({ plan, sceneId, looked }: { plan: FloorPlan; sceneId: number; looked: number }) {
  const { store } = useOpenTour();
  const scenes = useEditorStore((state) => state.shownTour?.scenes) ?? [];
  const image = useEditorStore(({ media }) => media[plan.slug]);
  const aspect = image?.width && image.height ? image.width / image.height : null;
  const proposal: HeadingProposal | undefined = useHeadingProposals(plan, aspect).find(
    ({ pin }) => pin.sceneId === sceneId,
  );
  if (!proposal) return null;
  const angle = angleText(proposal.angle + looked);
  const isSame = proposal.off < 1;
  return (
    <section className={inspector.section}>
      <h3>{proposal.from.length > 0 ? p('pin.links') : p('pin.photo')}</h3>
      <div className={styles.evidence}>
        <div className={styles.proposal}>
          <b>{angle}</b>
          <span>{isSame ? p('pin.agrees') : p('pin.off', { angle: angleText(proposal.off) })}</span>
          {!isSame && (
            <Button size="small" onClick={() => acceptHeadings(store, plan, [proposal])}>
              {p('pin.use', { angle })}
            </Button>
          )}
        </div>
        <p className={styles.hint}>{whyHeading(proposal, scenes)}</p>
      </div>
    </section>
  );
}
