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
import panes from './pane.module.css';
import { Pane } from './pane.tsx';
import { useComparison } from './use-comparison.ts';

/** Whether both versions are shown side by side, or one at a time. */
export type Mode = 'both' | 'one';

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
  const credits = useCredits(tourId, {
    from: to && from.version,
    to: to?.version ?? null,
    draft,
  });
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
  const hasScene = wanted.tour.scenes.some(({ id }) => id === scene?.id);
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label={t('compare.show')}
          value={mode}
          segments={[
            { value: 'both', label: t('compare.both') },
            { value: 'one', label: t('compare.one') },
          ]}
          onChange={onMode}
        />
        {scene && (
          <SelectField
            label={t('compare.scene')}
            labelHidden
            size="small"
            className={styles.select}
            value={String(scene.id)}
            options={scenes.map(({ id, name, count }) => ({
              value: String(id),
              label: t('compare.scene-option', { name, count }),
            }))}
            onChange={({ target }) => looking.changeScene(Number(target.value))}
          />
        )}
        {to && other}
        {to && (
          <ul className={styles.legend}>
            {signs.map((sign) => (
              <li key={sign}>
                <ChangeSign sign={sign} />
                {t(`sort.${sign}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={panes.panes}>
        {pane(from)}
        {to && pane(to)}
      </div>
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
        {wanted.version !== null && (
          <RestoreBox
            key={wanted.version}
            version={wanted.version}
            name={wanted.name}
            sceneId={hasScene && scene ? scene.id : null}
            sceneName={scene?.name ?? ''}
            onDone={onRestored}
          />
        )}
      </div>
    </>
  );
}

/** N and P go from change to change, but where something is written or chosen. */
function useStepKeys(step: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isField =
        target instanceof Element && target.matches('input:not([type="radio"]), textarea, select');
      if (isField || ctrlKey || metaKey || altKey) return;
      if (key.toLowerCase() === 'n') step(1);
      if (key.toLowerCase() === 'p') step(-1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [step]);
}
