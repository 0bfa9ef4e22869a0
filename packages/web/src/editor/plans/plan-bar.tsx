import { IconAdjustments, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { numberText } from '../../i18n/format.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from './plan-canvas.module.css';
import { p } from './plan-text.ts';
import type { Zoom } from './use-zoom.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** How large the plan is shown, and how pins are moved by keys. */
export function PlanBar({ zoom }: { zoom: Zoom }) {
  const { store } = useOpenTour();
  const isDrawer = useMediaQuery('(max-width: 1279px)');
  return (
    <div className={`${styles.bar} numbers`}>
      <span className={styles.zoom}>
        <span>{p('plans.zoom')}</span> <b>{numberText(zoom.factor * 100)} %</b>
      </span>
      <span className={styles.keys}>{p('plans.keys')}</span>
      <button type="button" aria-label={p('plans.zoom-out')} onClick={() => zoom.by(1 / 1.25)}>
        <IconZoomOut {...icon} />
      </button>
      <button type="button" aria-label={p('plans.zoom-in')} onClick={() => zoom.by(1.25)}>
        <IconZoomIn {...icon} />
      </button>
      <button type="button" onClick={zoom.fit}>
        <IconMaximize {...icon} />
        {p('plans.fit')}
      </button>
      {isDrawer && (
        <button type="button" onClick={() => store.setState({ isInspectorOpen: true })}>
          <IconAdjustments {...icon} />
          {p('plans.properties')}
        </button>
      )}
    </div>
  );
}
