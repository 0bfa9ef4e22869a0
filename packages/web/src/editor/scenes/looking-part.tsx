import { IconBorderCorners, IconCompass } from '@tabler/icons-react';
import type { Scene, ViewLimits } from '@tourwright/tour/document';
import { type ComponentProps, useRef } from 'react';
import { listText, numberText } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { compassOf } from '../rules/compass-of.ts';
import { setScene } from '../session/set-scene.ts';
import { hasPictureOfScene } from '../state/has-picture.ts';
import { headingWithNorthAt, type LimitSide, limitHere } from './looking-limits.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const sides: readonly LimitSide[] = ['left', 'right', 'up', 'down', 'closest', 'widest'];

/** Where north is in a scene, and how far visitors may look: both are set by looking there. */
export function LookingPart({ scene }: { scene: Scene }) {
  return (
    <section className={styles.section} aria-label={t('looking.title')}>
      <h3>{t('looking.title')}</h3>
      <Limits scene={scene} />
      <North scene={scene} />
    </section>
  );
}

function Limits({ scene }: { scene: Scene }) {
  const { store, say } = useOpenTour();
  const { canvas } = useEditor();
  const isOnCanvas = useEditorStore(hasPictureOfScene);
  const { limits } = scene;
  const set = (side: LimitSide) => {
    const edges = canvas.current?.edges();
    if (!edges) return;
    const next = limitHere(limits, side, edges);
    if (next) setScene(store, scene, 'limits', next, 'edit.looking.limits');
    else say('info', t('looking.too-little'));
  };
  return (
    <>
      <p className={styles.faint}>
        {limits ? t('looking.limits', { ranges: rangesText(limits) }) : t('looking.limits-none')}
      </p>
      <div className={styles.row}>
        <Menu
          align="start"
          trigger={
            <Button size="small" disabled={!isOnCanvas} icon={<IconBorderCorners {...icon} />}>
              {t('looking.set')}
            </Button>
          }
          entries={sides.map((side) => ({
            id: side,
            label: t(`looking.${side}`),
            separated: side === 'closest',
            onSelect: () => set(side),
          }))}
        />
        {limits && (
          <ClearButton onClick={() => setScene(store, scene, 'limits', null, 'edit.looking.clear')}>
            {t('looking.clear')}
          </ClearButton>
        )}
      </div>
    </>
  );
}

/** Takes a setting away, and goes with it: the keyboard continues at the button that sets it. */
function ClearButton(props: ComponentProps<'button'>) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button, setterBeside);
  return <Button ref={button} variant="quiet" size="small" {...props} />;
}

/** The button before it; it takes no presses while its scene is not the one in the picture. */
function setterBeside(from: HTMLElement): HTMLElement | null {
  const setter = from.parentElement?.querySelector('button:not(:disabled)');
  return setter instanceof HTMLElement && setter !== from ? setter : document.getElementById('main');
}

function rangesText({ yaw, pitch, hfov }: ViewLimits): string {
  const ranges = { yaw, pitch, hfov };
  const texts = (['yaw', 'pitch', 'hfov'] as const).flatMap((field) => {
    const range = ranges[field];
    return range
      ? [t(`looking.range-${field}`, { from: numberText(range.min), to: numberText(range.max) })]
      : [];
  });
  return listText(texts);
}

function North({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const isOnCanvas = useEditorStore(hasPictureOfScene);
  const heading = useEditorStore(({ media }) => compassOf(media, scene));
  const isOwn = scene.heading !== undefined;
  const isInPhoto = useEditorStore(({ media }) => compassOf(media, withoutHeading(scene)) !== undefined);
  const keep = (value: number | null) => setScene(store, scene, 'heading', value, 'edit.looking.north');
  return (
    <>
      {heading === undefined ? (
        <p className={styles.faint}>{t('looking.north-none')}</p>
      ) : (
        <div className={styles.property}>
          <span>{t('looking.north')}</span>
          <NumberInput
            label={t('looking.north-number')}
            value={heading}
            decimals={1}
            step={1}
            min={0}
            max={360}
            unit="degree"
            onKeep={(value) => keep(value % 360)}
          />
        </div>
      )}
      {heading !== undefined && !isOwn && <p className={styles.faint}>{t('looking.north-camera')}</p>}
      <div className={styles.row}>
        <Button
          size="small"
          disabled={!isOnCanvas}
          icon={<IconCompass {...icon} />}
          onClick={() => keep(headingWithNorthAt(actions.view().yaw))}
        >
          {t('looking.north-here')}
        </Button>
        {isOwn && (
          <ClearButton onClick={() => keep(null)}>
            {t(isInPhoto ? 'looking.north-clear' : 'looking.north-remove')}
          </ClearButton>
        )}
      </div>
    </>
  );
}

/** The scene as if nobody had said where north is in it. */
function withoutHeading({ heading: _, ...scene }: Scene): Scene {
  return scene;
}
