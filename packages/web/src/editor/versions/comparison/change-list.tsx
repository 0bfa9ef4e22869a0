import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ChangeCredit } from '@tourwright/api';
import type { TourChange } from '@tourwright/tour/changes';
import { useEffect, useRef } from 'react';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { creditText } from '../credit-text.ts';
import styles from '../foot.module.css';
import { keyOf } from '../key-of.ts';
import type { Credits } from '../use-versions.ts';
import { t } from '../versions-text.ts';
import { ChangeSign } from './change-sign.tsx';
import { signOf } from './change-signs.ts';
import { changeText } from './change-text.ts';

/** Which changes are listed: of the shown scene, or all. */
export type Which = 'scene' | 'all';

interface ChangeListProps {
  heading: string;
  all: readonly TourChange[];
  shown: readonly TourChange[];
  /** Who made them; one that is not there yet has no name beside it. */
  credits: Credits;
  sceneCount: number;
  which: Which;
  chosen: TourChange | null;
  onWhich(which: Which): void;
  onChoose(change: TourChange): void;
  onStep(by: 1 | -1): void;
}

/** What changed, in words; a change that is chosen turns both pictures to its place. */
export function ChangeList(props: ChangeListProps) {
  const { heading, all, shown, credits, sceneCount, which, chosen, onWhich, onChoose, onStep } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <section className={styles.changes} aria-label={heading}>
      <div className={styles.changesHead}>
        <h2>{heading}</h2>
        <Segmented
          label={t('compare.which')}
          value={which}
          segments={[
            { value: 'scene', label: t('compare.this-scene', { count: sceneCount }) },
            { value: 'all', label: t('compare.all', { count: all.length }) },
          ]}
          onChange={onWhich}
        />
        <IconButton
          label={t('compare.previous')}
          keys="P"
          icon={<IconChevronUp size={20} stroke={1.75} aria-hidden="true" />}
          disabled={shown.length === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={t('compare.next')}
          keys="N"
          icon={<IconChevronDown size={20} stroke={1.75} aria-hidden="true" />}
          disabled={shown.length === 0}
          onClick={() => onStep(1)}
        />
      </div>
      {shown.length === 0 && <p className={styles.quiet}>{t('compare.none')}</p>}
      <ul ref={list}>
        {shown.map((change) => (
          <li key={keyOf(change)}>
            <button
              type="button"
              className={styles.change}
              aria-current={(chosen && keyOf(chosen) === keyOf(change)) || undefined}
              onClick={() => onChoose(change)}
            >
              <ChangeSign sign={signOf(change.sort)} />
              <span>{changeText(change)}</span>
              {which === 'all' && change.thing !== 'scene' && change.sceneName !== '' && (
                <span className={styles.where}>{change.sceneName}</span>
              )}
              <CreditOf credit={credits.get(keyOf(change))} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CreditOf({ credit }: { credit: ChangeCredit | undefined }) {
  return credit ? <span className={styles.credit}>{creditText(credit)}</span> : null;
}
