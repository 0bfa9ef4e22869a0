import { IconPencil, IconRotate } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { createText } from '../../i18n/create-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Action, ActionGroup } from '../actions/action.ts';
import { allActions } from '../actions/all-actions.ts';
import {
  chooseKeys,
  chosenKeys,
  forgetKeys,
  hasCharacterKeys,
  isChosen,
  keysOf,
  setCharacterKeys,
} from '../actions/chosen-keys.ts';
import { keyText } from '../actions/keys.ts';
import { isReserved, keyNameOf, ownerOf } from '../actions/new-keys.ts';
import { useKeys } from '../actions/use-keys.ts';
import { t as ofEditor } from '../editor-text.ts';
import { HeldKeys } from './held-keys.tsx';
import styles from './keys-dialog.module.css';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

const t = createText<typeof en>(english);

const groups: readonly ActionGroup[] = ['add', 'edit', 'scene', 'tour', 'help'];

interface KeysDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** The sheet of keys, made of the registry: most can be changed, and it says which cannot. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  useKeys();
  const isChanged = Object.keys(chosenKeys()).length > 0;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="wide"
      title={t('keys.title')}
      description={t('keys.text')}
      actions={
        isChanged && (
          <Button variant="quiet" onClick={forgetKeys}>
            {t('keys.reset-all')}
          </Button>
        )
      }
    >
      <div className={styles.scroll}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <section key={group}>
              <h3>{t(`keys.group.${group}`)}</h3>
              <dl>
                {rowsOf(group).map((row) => (
                  <KeyRow key={row.label} {...row} />
                ))}
              </dl>
            </section>
          ))}
          <HeldKeys t={t} rowClass={styles.row} fixedClass={styles.fixed} />
        </div>
      </div>
      <Checkbox
        className={styles.characters}
        label={t('keys.characters')}
        checked={hasCharacterKeys()}
        onChange={({ currentTarget }) => setCharacterKeys(currentTarget.checked)}
      />
    </Dialog>
  );
}

interface Row {
  label: string;
  keys: readonly string[];
  /** The action that can be given other keys: several in one row cannot. */
  action: Action | null;
}

function KeyRow({ label, keys, action }: Row) {
  const { isAsking, taken, isRefused, ask, stop, onKeyDown } = useNewKey(action);
  return (
    <div className={styles.row} data-asking={isAsking || undefined}>
      <dt>{label}</dt>
      <dd>
        {isAsking ? (
          <span className={styles.ask} role="status">
            {taken
              ? t('keys.taken', { key: keyText(taken.key), name: ofEditor(taken.owner.label) })
              : t(isRefused ? 'keys.reserved' : 'keys.press')}
          </span>
        ) : (
          keys.map((key) => <kbd key={key}>{keyText(key)}</kbd>)
        )}
        {!action && <span className={styles.fixed}>{t('keys.fixed')}</span>}
        {action && isChosen(action) && !isAsking && (
          <IconButton
            size="small"
            label={t('keys.reset', { name: label })}
            icon={<IconRotate size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => chooseKeys({ [action.id]: null })}
          />
        )}
        {action && (
          <IconButton
            size="small"
            label={t('keys.change', { name: label })}
            aria-pressed={isAsking}
            icon={<IconPencil size={16} stroke={1.75} aria-hidden="true" />}
            onClick={isAsking ? stop : ask}
            onKeyDown={onKeyDown}
            onBlur={stop}
          />
        )}
      </dd>
    </div>
  );
}

/** Asks for another key of an action; `taken` is the action that has the one that was pressed. */
function useNewKey(action: Action | null) {
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<{ key: string; owner: Action } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const stop = () => {
    setAsking(false);
    setTaken(null);
    setRefused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isAsking || !action || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    if (event.key === 'Escape') return stop();
    const key = keyNameOf(event);
    if (key === null) return;
    setRefused(isReserved(key));
    if (isReserved(key)) return setTaken(null);
    const owner = ownerOf(key, action, allActions);
    // The second press of a key that another one has takes it over.
    if (owner && taken?.key !== key) return setTaken({ key, owner });
    const rest = owner && { [owner.id]: keysOf(owner).filter((each) => each !== key) };
    chooseKeys({ ...rest, [action.id]: [key] });
    stop();
  };
  return { isAsking, taken, isRefused, ask: () => setAsking(true), stop, onKeyDown };
}

/** Actions that share a label (the four arrows) share a row. */
function rowsOf(group: ActionGroup): Row[] {
  const rows = new Map<Action['label'], Action[]>();
  for (const action of allActions) {
    if (action.group !== group || (!action.keys && !isChosen(action))) continue;
    rows.set(action.label, [...(rows.get(action.label) ?? []), action]);
  }
  return [...rows].map(([label, actions]) => {
    const [first] = actions;
    const canChange = actions.length === 1 && first && !first.isKeyOnly && !first.isBrowserKey;
    return {
      label: ofEditor(label),
      keys: actions.flatMap((each) => keysOf(each)),
      action: canChange ? first : null,
    };
  });
}
