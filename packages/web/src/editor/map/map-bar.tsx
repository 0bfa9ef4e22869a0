import { IconLayoutDistributeHorizontal, IconMaximize, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useReactFlow } from '@xyflow/react';
import { keyText } from '../actions/keys.ts';
import { linkKeys } from './drawing/link-key.ts';
import styles from './link-map.module.css';
import { m } from './map-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface MapBarProps {
  hasSuggested: boolean;
  onFit(): void;
  /** Absent: the scenes stand where their plan has them. */
  onTidy?(): void;
}

/** What the arrows mean, how links are made, and how large the map is shown. */
export function MapBar({ hasSuggested, onFit, onTidy }: MapBarProps) {
  const { zoomIn, zoomOut } = useReactFlow();
  const [key = ''] = linkKeys();
  return (
    <div className={styles.bar}>
      <div className={styles.legend}>
        <span className={styles.wideOnly}>
          <i data-kind="both" />
          {m('map.legend-both')}
        </span>
        <span>
          <i data-kind="one" />
          {m('map.legend-one')}
        </span>
        {hasSuggested && (
          <span>
            <i data-kind="suggested" />
            {m('map.legend-suggested')}
          </span>
        )}
      </div>
      <span className={styles.hint}>{m('map.hint', { key: keyText(key) })}</span>
      {onTidy && (
        <button type="button" aria-label={m('map.tidy')} onClick={onTidy}>
          <IconLayoutDistributeHorizontal {...icon} />
          <span>{m('map.tidy')}</span>
        </button>
      )}
      <button type="button" aria-label={m('map.zoom-out')} onClick={() => void zoomOut()}>
        <IconZoomOut {...icon} />
      </button>
      <button type="button" aria-label={m('map.zoom-in')} onClick={() => void zoomIn()}>
        <IconZoomIn {...icon} />
      </button>
      <button type="button" aria-label={m('map.fit')} onClick={onFit}>
        <IconMaximize {...icon} />
        <span>{m('map.fit')}</span>
      </button>
    </div>
  );
}
