import { IconChevronDown } from '@tabler/icons-react';
import type { ListedBrandKit } from '@tourwright/api';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entries.tsx';
import styles from './brand.module.css';
import { t } from './brand-text.ts';
import { kitNameOf } from './kit.ts';
import type { Kits } from './use-kits.ts';

/** What is to be named: a kit that there is, or a new one. */
export type Naming = ListedBrandKit | 'new';

interface KitMenuProps {
  kits: Kits;
  onName(naming: Naming): void;
}

/** The kits to choose from: choosing one takes it over into the tour. */
export function KitMenu({ kits: { kits, current, busy, use, remove }, onName }: KitMenuProps) {
  const chosen = kits.map(
    (kit): MenuEntry => ({
      id: `use-${kit.id}`,
      label: kitNameOf(kit),
      checked: kit.id === current?.id,
      disabled: busy !== null,
      onSelect: () => void use(kit),
    }),
  );
  const entries: MenuEntry[] = [
    ...chosen,
    {
      id: 'new',
      label: t('brand.kit-save-as'),
      separated: kits.length > 0,
      takesFocus: true,
      onSelect: () => onName('new'),
    },
  ];
  // The only one is meant also where the tour does not follow it.
  const meant = current ?? (kits.length === 1 ? kits[0] : null);
  if (meant) {
    const name = kitNameOf(meant);
    entries.push(
      {
        id: 'rename',
        label: t('brand.kit-rename', { name }),
        takesFocus: true,
        onSelect: () => onName(meant),
      },
      {
        id: 'delete',
        label: t('brand.kit-delete', { name }),
        danger: true,
        onSelect: () => void remove(meant),
      },
    );
  }
  const label = current ? kitNameOf(current) : t('brand.kit');
  return (
    <Menu
      entries={entries}
      trigger={
        <Button
          size="small"
          className={styles.kitChoice}
          aria-label={current ? t('brand.kit-chosen', { name: label }) : label}
        >
          <span className="ellipsis">
            <bdi>{label}</bdi>
          </span>
          <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        </Button>
      }
    />
  );
}

interface KitNameDialogProps {
  naming: Naming;
  kits: Kits;
  onClose(): void;
}

/** Asks for a kit's name. */
export function KitNameDialog({ naming, kits, onClose }: KitNameDialogProps) {
  const [name, setName] = useState(naming === 'new' ? '' : naming.name);
  const form = useId();
  const written = name.trim();
  const isTaken = kits.kits.some((kit) => kit !== naming && kitNameOf(kit) === written);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (written === '' || isTaken) return;
    if (naming === 'new') await kits.saveAs(written);
    else await kits.rename(naming, written);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(naming === 'new' ? 'brand.kit-new-title' : 'brand.kit-rename-title')}
      description={t(naming === 'new' ? 'brand.kit-new-text' : 'brand.kit-rename-text')}
      actions={
        <>
          <Button onClick={onClose}>{t('brand.cancel')}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            loading={kits.busy === 'save'}
            disabled={written === '' || isTaken}
          >
            {t('brand.kit-keep')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('brand.kit-name')}
          value={name}
          maxLength={60}
          error={isTaken ? t('brand.kit-name-taken') : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
