import { IconDots, IconPhotoEdit, IconPlus } from '@tabler/icons-react';
import type { FloorPlan, Scene, Tour } from '@tourwright/tour/document';
import { classNames } from '../../ui/class-names.ts';
import { Count } from '../../ui/count.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { offerUndo } from '../actions/scene-actions.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import panel from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { headingShown } from './pins/cones.tsx';
import { useHeadingProposals } from './pins/heading-proposals.ts';
import { pinOf, shownPlan } from './pins/pins.ts';
import { UnplacedScene } from './pins/unplaced-scene.tsx';
import { movePlan, removePlan, renamePlan } from './plan-edits.ts';
import { angleText, p } from './plan-text.ts';
import styles from './plans-panel.module.css';
import { usePlanChooser } from './use-plan-chooser.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The shown floor: its name and place among the others, and which scenes are on it, or on none. */
export function PlansPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.shownTour);
  const planId = useEditorStore((state) => state.shownPlanId);
  const sceneId = useEditorStore((state) => state.selectedSceneId);
  const plan = tour ? shownPlan(tour, planId, sceneId) : null;
  const adding = usePlanChooser();
  const unplaced = tour?.scenes.filter(({ id }) => !pinOf(tour, id)) ?? [];
  return (
    <aside className={classNames(panel.panel, className)} aria-label={p('plans.title')}>
      <PanelHead title={p('plans.title')} topic="plans">
        {tour && plan && <FloorTools tour={tour} plan={plan} />}
        <IconButton
          size="small"
          label={p('plans.add')}
          icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
          onClick={adding.choose}
        />
        {adding.input}
      </PanelHead>
      {tour && !plan && <p className={panel.note}>{p('plans.about')}</p>}
      {tour && plan && (
        <div className={classNames(panel.body, styles.body)} data-plan-scenes="">
          <div className={styles.floorName}>
            <FloorName key={plan.id} plan={plan} />
          </div>
          <section className={styles.part} aria-label={p('plans.unplaced')}>
            <h3 className={styles.title}>
              {p('plans.unplaced')}
              <Count>{unplaced.length}</Count>
            </h3>
            {unplaced.length === 0 && <p className={styles.note}>{p('plans.all-placed')}</p>}
            <ul className={styles.list}>
              {unplaced.map((scene) => (
                <UnplacedScene key={scene.id} scene={scene} planId={plan.id} />
              ))}
            </ul>
          </section>
          <OnFloor tour={tour} plan={plan} />
        </div>
      )}
    </aside>
  );
}

/** Everything that can be done with a floor: another picture, another place, away with it. */
function FloorTools({ tour, plan }: { tour: Tour; plan: FloorPlan }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const replacing = usePlanChooser(plan.id);
  const plans = tour.floorPlans;
  const index = plans.findIndex(({ id }) => id === plan.id);
  const [before, after] = [plans[index - 1], plans[index + 1]];
  const move = (to: number) => {
    movePlan(store, plan, to);
    store.setState({ shownPlanId: plan.id });
  };
  const remove = () => {
    removePlan(store, plan);
    store.setState({ shownPlanId: (after ?? before)?.id ?? null });
    offerUndo(actions, 'info', p('plans.removed', { name: plan.name }));
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="small"
            label={p('plans.more', { name: plan.name })}
            icon={<IconDots {...icon} />}
          />
        }
        entries={[
          {
            id: 'replace',
            label: p('plans.replace'),
            icon: <IconPhotoEdit {...icon} />,
            onSelect: replacing.choose,
          },
          ...(before
            ? [
                {
                  id: 'earlier',
                  label: p('plans.earlier', { name: before.name }),
                  onSelect: () => move(index - 1),
                },
              ]
            : []),
          ...(after
            ? [
                {
                  id: 'later',
                  label: p('plans.later', { name: after.name }),
                  onSelect: () => move(index + 1),
                },
              ]
            : []),
          { id: 'remove', label: p('plans.remove'), danger: true, onSelect: remove },
        ]}
      />
      {replacing.input}
    </>
  );
}

function FloorName({ plan }: { plan: FloorPlan }) {
  const { store } = useOpenTour();
  return (
    <DraftField
      label={p('plans.name')}
      value={plan.name}
      maxLength={300}
      onKeep={(name, gesture) => name.trim() && renamePlan(store, plan, name.trim(), gesture)}
    />
  );
}

/** Who is on the shown floor, with the heading. */
function OnFloor({ tour, plan }: { tour: Tour; plan: FloorPlan }) {
  const image = useEditorStore(({ media }) => media[plan.slug]);
  const aspect = image?.width && image.height ? image.width / image.height : null;
  const proposals = useHeadingProposals(plan, aspect);
  const selectedId = useEditorStore((state) => state.selectedSceneId);
  const selectScene = useEditorStore((state) => state.selectScene);
  const lookedAlong = useEditorStore((state) => state.lookedAlong);
  const pins = (plan.pins ?? []).flatMap((pin) => {
    const scene: Scene | undefined = tour.scenes.find(({ id }) => id === pin.sceneId);
    return scene ? [{ pin, scene }] : [];
  });
  return (
    <section className={styles.part} aria-label={p('plans.on', { name: plan.name })}>
      <h3 className={styles.title}>
        {p('plans.on', { name: plan.name })}
        <Count>{pins.length}</Count>
      </h3>
      {pins.length === 0 && <p className={styles.note}>{p('plans.nobody')}</p>}
      <ul className={styles.list}>
        {pins.map(({ pin, scene }) => {
          const angleOf = (heading: number) =>
            angleText(headingShown({ sceneId: scene.id, heading }, lookedAlong));
          const proposal = proposals.find((each) => each.isOpen && each.pin.sceneId === scene.id);
          return (
            <li key={scene.id}>
              <button
                type="button"
                className={styles.placed}
                aria-current={scene.id === selectedId}
                onClick={() => selectScene(scene.id)}
              >
                <span className="ellipsis">{scene.name}</span>
                <span className={classNames(styles.angle, proposal && styles.proposed)}>
                  {proposal ? p('plans.proposed', { angle: angleOf(proposal.angle) }) : angleOf(pin.heading)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
