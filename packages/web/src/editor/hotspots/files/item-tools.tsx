import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../../editor-text.ts';
import own from './files.module.css';

interface ItemToolsProps {
  /** What the item is called. */
  name: string;
  index: number;
  count: number;
  /** Absent: the order means nothing. */
  onMove?(index: number): void;
  onRemove(): void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Moves an item of a list up and down, and takes it out. */
export function ItemTools({ name, index, count, onMove, onRemove }: ItemToolsProps) {
  return (
    <div className={own.tools}>
      {onMove && count > 1 && (
        <>
          <IconButton
            size="small"
            label={t('files.earlier', { name })}
            icon={<IconArrowUp {...icon} />}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="small"
            label={t('files.later', { name })}
            icon={<IconArrowDown {...icon} />}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      <IconButton
        size="small"
        label={t('files.remove', { name })}
        icon={<IconTrash {...icon} />}
        onClick={onRemove}
      />
    </div>
  );
}
