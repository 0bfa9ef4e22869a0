import { keyText } from '../actions/keys.ts';
import type { en } from './messages.en.ts';

/** What keys do that are held at the pointer, or that move a pin of the plan: no actions, so that they stay as they are. */
const held = [
  { label: 'keys.held.look', keys: ['Space'] },
  { label: 'keys.held.several', keys: ['Shift'] },
  { label: 'keys.held.copy', keys: ['Alt'] },
  { label: 'keys.held.free', keys: ['Mod'] },
  { label: 'keys.held.pin', keys: [',', '.'] },
] as const satisfies readonly { label: keyof typeof en; keys: readonly string[] }[];

interface HeldKeysProps {
  t(id: keyof typeof en): string;
  rowClass: string | undefined;
  /** Of the word that says that they cannot be changed. */
  fixedClass: string | undefined;
}

/** The part of the sheet of keys that no registry knows. */
export function HeldKeys({ t, rowClass, fixedClass }: HeldKeysProps) {
  return (
    <section>
      <h3>{t('keys.group.held')}</h3>
      <dl>
        {held.map(({ label, keys }) => (
          <div key={label} className={rowClass}>
            <dt>{t(label)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{keyText(key)}</kbd>
              ))}
              <span className={fixedClass}>{t('keys.fixed')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
