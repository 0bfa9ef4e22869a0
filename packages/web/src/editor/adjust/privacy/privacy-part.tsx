import { IconCircleDashed, IconPlus, IconTrash } from '@tabler/icons-react';
import type { Adjustment } from '@tourwright/tour/document';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import own from '../adjust-inspector.module.css';
import { draftPart, drawBlur, selectRegion } from '../adjusting.ts';
import { Amount } from '../amount.tsx';
import { boundedRegion, mostRegions, radiusRange, regionAt, removeRegion } from './privacy-regions.ts';

/** Faces, number plates, family pictures: made unrecognisable for good in everything that is published. */
export function PrivacyPart({ draft }: { draft: Adjustment }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const addButton = useRef<HTMLButtonElement>(null);
  const regions = draft.privacy ?? [];
  const add = () => {
    const centre = actions.centre();
    if (!centre) return;
    draftPart(store, 'privacy', [...regions, regionAt(centre, draft.level)]);
    selectRegion(store, regions.length);
  };
  return (
    <>
      <p className={styles.faint}>{t('privacy.text')}</p>
      <Drawing isFull={regions.length >= mostRegions} />
      {regions.map((region, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A place has no name but its number.
        <div key={index} className={own.place}>
          <Amount
            label={t('privacy.place', { number: index + 1 })}
            numberLabel={t('privacy.radius', { number: index + 1 })}
            value={region.radius}
            {...radiusRange}
            step={0.25}
            decimals={2}
            unit="degree"
            onChange={(radius) => {
              draftPart(
                store,
                'privacy',
                regions.with(index, boundedRegion({ ...region, radius })),
                `size-${index}`,
              );
              selectRegion(store, index);
            }}
          />
          <IconButton
            size="small"
            label={t('privacy.remove', { number: index + 1 })}
            icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => {
              draftPart(store, 'privacy', removeRegion(regions, index));
              selectRegion(store, null);
              addButton.current?.focus();
            }}
          />
        </div>
      ))}
      <Button
        ref={addButton}
        size="small"
        disabled={regions.length >= mostRegions}
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        onClick={add}
      >
        {t('privacy.add')}
      </Button>
    </>
  );
}

/** Blurring by hand, with a drag for each place. The other button and the numbers do the same. */
function Drawing({ isFull }: { isFull: boolean }) {
  const { store } = useOpenTour();
  const isOn = useEditorStore(({ adjusting }) => adjusting?.drawsBlur ?? false);
  return (
    <>
      <Button
        size="small"
        {...(isOn && { variant: 'solid' as const })}
        aria-pressed={isOn}
        disabled={isFull && !isOn}
        icon={<IconCircleDashed size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => drawBlur(store, !isOn)}
      >
        {t('privacy.draw')}
      </Button>
      {isOn && (
        <p className={styles.faint} role="status">
          {t('privacy.drawing')}
        </p>
      )}
    </>
  );
}
