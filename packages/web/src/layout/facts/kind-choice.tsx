import type { Facts, Tour } from '@tourwright/tour/document';
import { homeLines } from '@tourwright/tour/rules';
import type { TourType } from '../../client/tour/tour-type.ts';
import { Segmented } from '../../ui/fields/segmented.tsx';
import styles from './facts-form.module.css';
import { t } from './facts-form-text.ts';

interface KindChoiceProps {
  tour: Facts & Pick<Tour, 'tourtype'>;
  onChoose(type: TourType): void;
}

/** Whether a tour shows a home or a shop. While neither is chosen, it says what visitors get and what waits for the choice. */
export function KindChoice({ tour, onChoose }: KindChoiceProps) {
  const type = chosenType(tour);
  return (
    <div>
      <Segmented
        label={t('form.kind')}
        value={type}
        segments={[
          { value: 'real-estate', label: t('form.home') },
          { value: 'retail', label: t('form.shop') },
        ]}
        onChange={onChoose}
      />
      {type === null && (
        <p className={styles.hint}>{t(hasHomeFacts(tour) ? 'form.no-kind-home' : 'form.no-kind')}</p>
      )}
    </div>
  );
}

/** The type that a tour says itself; null where it says none, or one that we do not know. */
export function chosenType({ tourtype }: Pick<Tour, 'tourtype'>): TourType | null {
  return tourtype === 'real-estate' || tourtype === 'retail' ? tourtype : null;
}

/** Whether there is anything that only the page of a home shows. */
function hasHomeFacts(facts: Facts): boolean {
  return homeLines(facts, { locale: 'en', text: (id) => id }).length > 0;
}
