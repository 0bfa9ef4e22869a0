import { IconChevronUp } from '@tabler/icons-react';
import { classNames } from '../../ui/class-names.ts';
import styles from './scene-pill.module.css';

interface ScenePillProps {
  name: string;
  /** Where the scene is, such as a floor; nothing when there is nothing to say. */
  place?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** The scene that one is in; opens the list of scenes. */
export function ScenePill({ name, place, isOpen, onOpen }: ScenePillProps) {
  return (
    <button
      type="button"
      className={classNames('glass', styles.pill)}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={styles.text}>
        {place && <small className={styles.place}>{place}</small>}
        <b className={classNames('ellipsis', styles.name)}>{name}</b>
      </span>
      <IconChevronUp size={18} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
