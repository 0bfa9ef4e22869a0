import { IconSearch } from '@tabler/icons-react';
import { type HotspotIconName, hotspotIcons } from '@tourwright/viewer/hotspots';
import { useState } from 'react';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { editorKindOf } from '../../hotspots/editor-kind-of.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { HotspotIcon } from './hotspot-icon.tsx';
import styles from './icon-choice.module.css';
import { iconLabel } from './icon-label.ts';
import { OwnIcons } from './own-icons.tsx';

const iconNames = Object.keys(hotspotIcons) as HotspotIconName[];

interface IconChoiceProps {
  kind: string;
  value: string;
  onChoose(name: string): void;
}

/** The icons that one reaches for, and all others behind a search. */
export function IconChoice({ kind, value, onChoose }: IconChoiceProps) {
  const { store } = useOpenTour();
  const isOpen = useEditorStore((state) => state.isIconModalOpen);
  const { iconName, icons } = editorKindOf({ kind });
  const names = icons ?? [...new Set([iconName, 'question-mark', 'eye', 'star'] as const)];
  const chosen = value || iconName;
  const isBeside = names.some((name) => name === chosen);
  const choose = (name: string) => {
    onChoose(name);
    store.setState({ isIconModalOpen: false });
  };
  return (
    <fieldset className={styles.row} aria-label={t('style.icon')}>
      {names.map((name) => (
        <IconToggle key={name} name={name} isChosen={name === chosen} onChoose={choose} />
      ))}
      <Popover
        title={t('icons.title')}
        align="end"
        open={isOpen}
        onOpenChange={(open) => store.setState({ isIconModalOpen: open })}
        trigger={
          <button
            type="button"
            className={styles.icon}
            data-chosen={!isBeside || undefined}
            aria-label={t('icons.search-all')}
          >
            {isBeside ? (
              <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            ) : (
              <HotspotIcon name={chosen} size={18} />
            )}
          </button>
        }
      >
        <IconSearchList chosen={chosen} onChoose={choose} />
      </Popover>
    </fieldset>
  );
}

function IconSearchList({ chosen, onChoose }: { chosen: string; onChoose(name: string): void }) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = iconNames.filter((name) => iconLabel(name).toLowerCase().includes(wanted));
  return (
    <div className={styles.search}>
      <TextField
        label={t('icons.search')}
        labelHidden
        placeholder={t('icons.search')}
        leading={<IconSearch size={18} stroke={1.75} />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <div className={styles.grid}>
        {found.map((name) => (
          <IconToggle key={name} name={name} isChosen={name === chosen} onChoose={onChoose} />
        ))}
      </div>
      {found.length === 0 && <p role="status">{t('icons.none', { query })}</p>}
      <OwnIcons chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface IconToggleProps {
  name: HotspotIconName;
  isChosen: boolean;
  onChoose(name: string): void;
}

function IconToggle({ name, isChosen, onChoose }: IconToggleProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-pressed={isChosen}
      aria-label={iconLabel(name)}
      title={iconLabel(name)}
      onClick={() => onChoose(name)}
    >
      <HotspotIcon name={name} size={18} />
    </button>
  );
}
