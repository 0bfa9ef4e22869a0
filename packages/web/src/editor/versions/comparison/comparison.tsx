import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import foot from '../foot.module.css';
import { RestoreBox } from '../restore-box.tsx';
import type { ShownState } from '../shown-state.ts';
import { useCredits } from '../use-versions.ts';
import styles from '../versions-page.module.css';
import { t } from '../versions-text.ts';
import { ChangeList } from './change-list.tsx';
import { ChangeSign } from './change-sign.tsx';
import type { Sign } from './change-signs.ts';
import { Pane } from './pane.tsx';
import { Panes } from './panes.tsx';
import { type ComparedScene, useComparison } from './use-comparison.ts';

const modes = ['both', 'slider', 'one'] as const;

/** Whether both versions are shown side by side, over each other with a divider, or one alone. */
export type Mode = (typeof modes)[number];

interface ComparisonProps {
  from: ShownState;
  /** The later state; null: the version is shown alone. */
  to: ShownState | null;
  /** Which of them is restored. */
  chosen: ShownState;
  mode: Mode;
  onMode(mode: Mode): void;
  /** Chooses what it is compared with. */
  other: ReactNode;
  onRestored(): void;
}

const signs: readonly Sign[] = ['added', 'moved', 'removed', 'changed'];

/** A version beside another state of the tour: pictures that turn together, what changed in words, and the way back. */
export function Comparison(props: ComparisonProps) {
  const { from, to, chosen: wanted, mode, onMode, other, onRestored } = props;
  const { tourId } = useOpenTour();
  const draft = useEditorStore(({ tour }) => tour?.version ?? 0);
  const startSceneId = useEditorStore((state) => state.selectedSceneId);
  const looking = useComparison(from, to, startSceneId);
  const { all, scenes, scene, ofScene, shown, which, chosen, pair } = looking;
  const credits = useCredits(tourId, { from: to && from.version, to: to?.version ?? null, draft });
  useStepKeys(looking.step);
  const pane = (state: ShownState) =>
    scene && (
      <Pane
        key={state.version ?? 'now'}
        state={state}
        sceneId={scene.id}
        sceneName={scene.name}
        changes={ofScene}
        pair={pair}
        chosenId={chosen?.thing === 'hotspot' ? chosen.id : null}
        onViewer={looking.setViewer}
      />
    );
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={t('compare.show')}
          value={mode}
          segments={modes.map((value) => ({ value, label: t(`compare.${value}`) }))}
          onChange={onMode}
        />
        {scene && <SceneSelect scenes={scenes} sceneId={scene.id} onChange={looking.changeScene} />}
        {to && other}
        {to && <Legend />}
      </div>
      <Panes
        isSlider={mode === 'slider'}
        chosen={chosen}
        names={{ earlier: from.name, later: to?.name ?? '' }}
      >
        {pane(from)}
        {to && pane(to)}
      </Panes>
      <div className={foot.foot}>
        {to && (
          <ChangeList
            heading={t('compare.heading', { from: from.name, to: to.name, count: all.length })}
            all={all}
            shown={shown}
            credits={credits}
            sceneCount={ofScene.length}
            which={which}
            chosen={chosen}
            onWhich={looking.setWhich}
            onChoose={looking.choose}
            onStep={looking.step}
          />
        )}
        <WayBack to={wanted} scene={scene} onRestored={onRestored} />
      </div>
    </>
  );
}

interface SceneSelectProps {
  scenes: readonly ComparedScene[];
  sceneId: number;
  onChange(sceneId: number): void;
}

/** The scene that is looked at, each with how much changed in it. */
function SceneSelect({ scenes, sceneId, onChange }: SceneSelectProps) {
  return (
    <SelectField
      label={t('compare.scene')}
      labelHidden
      size="small"
      className={styles.select}
      value={String(sceneId)}
      options={scenes.map(({ id, name, count }) => ({
        value: String(id),
        label: t('compare.scene-option', { name, count }),
      }))}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

/** What the signs of changes mean. */
function Legend() {
  return (
    <ul className={styles.legend}>
      {signs.map((sign) => (
        <li key={sign}>
          <ChangeSign sign={sign} />
          {t(`sort.${sign}`)}
        </li>
      ))}
    </ul>
  );
}

interface WayBackProps {
  to: ShownState;
  /** The scene that is looked at. */
  scene: ComparedScene | null;
  onRestored(): void;
}

/** Restores a version, or its scene alone where it has it; nothing for the draft. */
function WayBack({ to, scene, onRestored }: WayBackProps) {
  if (to.version === null) return null;
  const hasScene = to.tour.scenes.some(({ id }) => id === scene?.id);
  return (
    <RestoreBox
      key={to.version}
      version={to.version}
      name={to.name}
      sceneId={hasScene && scene ? scene.id : null}
      sceneName={scene?.name ?? ''}
      onDone={onRestored}
    />
  );
}

/** N and P go from change to change, but where something is written or chosen. */
function useStepKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isField =
        target instanceof Element &&
        target.matches('input:not([type="radio"], [type="range"]), textarea, select');
      if (isField || ctrlKey || metaKey || altKey) return;
      if (key.toLowerCase() === 'n') step(1);
      if (key.toLowerCase() === 'p') step(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [step]);
}
