import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import type { Adjusting, AdjustPart } from '../state/editor-state.ts';
import own from './adjust-inspector.module.css';
import { draftPart, isDraftChanged, showPart, stopAdjusting } from './adjusting.ts';
import { applyAdjustment } from './apply-adjustment.ts';
import { LevelPart } from './level/level-part.tsx';
import { LightPart } from './light/light-part.tsx';
import { NadirPart } from './nadir/nadir-part.tsx';
import { PrivacyPart } from './privacy/privacy-part.tsx';
import { useDroppedDraft } from './use-dropped-draft.ts';
import { useFocusBack } from './use-focus-back.ts';

const parts: readonly AdjustPart[] = ['level', 'light', 'nadir', 'privacy'];

/** How the open scene's photo is to look. Nothing is kept before it is applied, and that is one step. */
export function AdjustInspector({ scene, adjusting }: { scene: Scene; adjusting: Adjusting }) {
  const { store } = useOpenTour();
  const { draft, part } = adjusting;
  const inspector = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusBack(inspector);
  const wasApplied = useDroppedDraft(scene, adjusting);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isChanged = isDraftChanged(scene, draft);
  const apply = () => {
    wasApplied.current = true;
    applyAdjustment(store, scene, draft, 'edit.adjust');
    stopAdjusting(store);
  };
  return (
    <div ref={inspector} className={own.inspector}>
      <div className={styles.head}>
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1}>
          {t('adjust.title')}
        </h2>
      </div>
      <section className={`${styles.section} ${own.parts}`}>
        <Segmented
          label={t('adjust.part')}
          value={part}
          segments={parts.map((value) => ({ value, label: t(`adjust.${value}`) }))}
          onChange={(next) => showPart(store, next)}
        />
        {part === 'level' && <LevelPart level={draft.level} />}
        {part === 'light' && <LightPart light={draft.light} />}
        {part === 'nadir' && <NadirPart nadir={draft.nadir} />}
        {part === 'privacy' && <PrivacyPart draft={draft} />}
        {draft[part] !== undefined && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              draftPart(store, part, undefined);
              heading.current?.focus();
            }}
          >
            {t('adjust.clear')}
          </Button>
        )}
      </section>
      <div className={own.foot}>
        <Button variant="primary" size="small" disabled={!isChanged} onClick={apply}>
          {t('adjust.apply')}
        </Button>
        <Button size="small" onClick={() => stopAdjusting(store)}>
          {t('adjust.cancel')}
        </Button>
      </div>
    </div>
  );
}
