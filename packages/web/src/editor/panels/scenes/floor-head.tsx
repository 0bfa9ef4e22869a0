import { useDroppable } from '@dnd-kit/core';
import { IconChevronDown } from '@tabler/icons-react';
import { classNames } from '../../../ui/class-names.ts';
import { Count } from '../../../ui/count.tsx';
import { t } from '../../editor-text.ts';
import styles from './scene-list.module.css';

interface FloorHeadProps {
  planId: string | null;
  name: string;
  count: number;
  isOpen: boolean;
  onToggle(): void;
}

/** The head of a floor's scenes: it opens and closes them, and takes scenes that are let go on it. */
export function FloorHead({ planId, name, count, isOpen, onToggle }: FloorHeadProps) {
  const { setNodeRef, isOver } = useDroppable({ id: floorDropId(planId), data: { planId } });
  return (
    <h3 ref={setNodeRef} className={styles.head} data-over={isOver || undefined}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <IconChevronDown
          size={16}
          stroke={1.75}
          aria-hidden="true"
          className={classNames(styles.chevron, !isOpen && styles.closed)}
        />
        <span className={styles.floorName}>{planId === null ? t('scenes.no-floor') : name}</span>
        <Count>{count}</Count>
      </button>
    </h3>
  );
}

/** The head of a floor as a place where a scene can be let go. */
function floorDropId(planId: string | null): string {
  return `floor ${planId ?? ''}`;
}
