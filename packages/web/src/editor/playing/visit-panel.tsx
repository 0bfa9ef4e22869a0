import type { Tour } from '@tourwright/tour/document';
import { classNames } from '../../ui/class-names.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/frame/panel.module.css';
import { PanelHead } from '../panels/frame/panel-head.tsx';
import { setTour } from '../session/set-tour.ts';
import own from './playing.module.css';
import { p } from './playing-text.ts';
import { TourSoundsPart } from './tour-sounds-part.tsx';

/** How a visit begins, what is heard all along, and what is at the user's feet. */
export function VisitPanel({ className }: { className: string | undefined }) {
  const tour = useEditorStore((state) => state.tour);
  if (!tour) return null;
  return (
    <aside className={classNames(styles.panel, className)} aria-label={t('rail.visit')}>
      <PanelHead title={t('rail.visit')} topic="visit" />
      <p className={styles.note}>{p('visit.about')}</p>
      <div className={styles.body}>
        <OpeningPart tour={tour} />
        <TourSoundsPart />
      </div>
    </aside>
  );
}

function OpeningPart({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  return (
    <section className={own.part} aria-label={p('opening.title')}>
      <h3>{p('opening.title')}</h3>
      <Checkbox
        label={p('opening.planet')}
        checked={tour.opening === 'planet'}
        onChange={({ currentTarget }) =>
          setTour(store, 'opening', currentTarget.checked ? 'planet' : null, 'edit.tour.opening')
        }
      />
      <p className={own.hint}>{p('opening.planet-hint')}</p>
      <Checkbox
        label={p('opening.turns')}
        checked={tour.autorotate === true}
        onChange={({ currentTarget }) =>
          setTour(store, 'autorotate', currentTarget.checked || null, 'edit.tour.autorotate')
        }
      />
      <p className={own.hint}>{p('opening.turns-hint')}</p>
    </section>
  );
}
