import { IconHandMove } from '@tabler/icons-react';
import type { Scene, SceneView } from '@tourwright/tour/document';
import { openingView } from '@tourwright/tour/rules';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import inspector from '../../panels/inspector.module.css';
import { roundView } from '../../playing/round-view.ts';
import type { Arrival } from '../link-draft.ts';
import { l } from '../linking-text.ts';
import { SceneInset } from '../picker/scene-inset.tsx';
import styles from './arrival-part.module.css';

type Mode = 'walking' | 'start' | 'custom';

interface ArrivalPartProps {
  to: Scene;
  /** Null: in the walking direction. */
  arrival: Arrival | null;
  /** What visitors see on arrival, degrees. */
  view: SceneView;
  /** `isDone` is false while somebody still looks around. */
  onChange(arrival: Arrival | null, isDone: boolean): void;
}

/** How visitors look on arrival: seen as they do, and framed by looking around. */
export function ArrivalPart({ to, arrival, view, onChange }: ArrivalPartProps) {
  const mode = modeOf(to, arrival);
  const choose = (next: Mode) => {
    if (next === 'walking') onChange(null, true);
    else onChange(roundView(next === 'start' ? openingView(to) : view), true);
  };
  return (
    <section className={inspector.section}>
      <h3>{l('arrival.title')}</h3>
      <SceneInset
        label={l('arrival.picture', { name: to.name })}
        scene={to}
        view={view}
        onLook={(seen, isDone) => onChange(roundView(seen), isDone)}
      >
        {() => (
          <>
            <span className={styles.cross} aria-hidden="true" />
            <span className={styles.drag} aria-hidden="true">
              <IconHandMove size={16} stroke={1.75} />
              {l('arrival.drag')}
            </span>
          </>
        )}
      </SceneInset>
      <Segmented<Mode>
        label={l('arrival.mode')}
        value={mode}
        segments={[
          { value: 'walking', label: l('arrival.walking') },
          { value: 'start', label: l('arrival.start') },
          { value: 'custom', label: l('arrival.custom') },
        ]}
        onChange={choose}
      />
    </section>
  );
}

function modeOf(to: Scene, arrival: Arrival | null): Mode {
  if (!arrival) return 'walking';
  const start = roundView(openingView(to));
  const isStart = arrival.yaw === start.yaw && arrival.pitch === start.pitch && arrival.hfov === start.hfov;
  return isStart ? 'start' : 'custom';
}
