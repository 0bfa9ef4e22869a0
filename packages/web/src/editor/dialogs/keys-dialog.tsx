import { Dialog } from '../../ui/dialog.tsx';
import type { Action, ActionGroup } from '../actions/action.ts';
import { allActions } from '../actions/all-actions.ts';
import { keyText } from '../actions/keys.ts';
import { t } from '../editor-text.ts';
import styles from './keys-dialog.module.css';

const groups: readonly ActionGroup[] = ['add', 'edit', 'scene', 'tour', 'help'];

interface KeysDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** The sheet of keys, made of the registry. */
export function KeysDialog({ isOpen, onClose }: KeysDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} size="wide" title={t('keys.title')} description={t('keys.text')}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group}>
            <h3>{t(`keys.group.${group}`)}</h3>
            <dl>
              {rowsOf(group).map(({ label, keys }) => (
                <div key={label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{keyText(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Actions that share a label (the four arrows) share a row. */
function rowsOf(group: ActionGroup): { label: string; keys: string[] }[] {
  const rows = new Map<Action['label'], string[]>();
  for (const action of allActions) {
    if (action.group !== group || !action.keys) continue;
    rows.set(action.label, [...(rows.get(action.label) ?? []), ...action.keys]);
  }
  return [...rows].map(([label, keys]) => ({ label: t(label), keys }));
}
