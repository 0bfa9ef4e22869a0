import { IconArrowLeft, IconArrowRight, IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import type { GuideStop } from '@tourwright/tour/document';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { addStops, moveStop, removeStop } from '../guide-edits.ts';
import { g } from '../guide-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface StopMenuProps {
  stop: GuideStop;
  /** Its place in the guided tour, from 1. */
  number: number;
}

/** What can be done with a stop as a whole. */
export function StopMenu({ stop, number }: StopMenuProps) {
  const { store } = useOpenTour();
  const count = useEditorStore(({ tour }) => tour?.guide?.length ?? 0);
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          className={styles.headEnd}
          label={g('stop.more', { number })}
          icon={<IconDots {...icon} />}
        />
      }
      entries={[
        {
          id: 'earlier',
          label: g('stop.earlier'),
          icon: <IconArrowLeft {...icon} />,
          disabled: number === 1,
          onSelect: () => void moveStop(store, stop, -1),
        },
        {
          id: 'later',
          label: g('stop.later'),
          icon: <IconArrowRight {...icon} />,
          disabled: number === count,
          onSelect: () => void moveStop(store, stop, 1),
        },
        {
          id: 'duplicate',
          label: g('stop.duplicate'),
          icon: <IconCopy {...icon} />,
          onSelect: () => void addStops(store, [stop]),
        },
        {
          id: 'remove',
          label: g('stop.remove'),
          icon: <IconTrash {...icon} />,
          danger: true,
          separated: true,
          onSelect: () => void removeStop(store, stop),
        },
      ]}
    />
  );
}
