import { IconChevronDown } from '@tabler/icons-react';
import { type PlayerControl, playerControls } from '@tourwright/api';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { t } from '../share-text.ts';
import styles from '../tabs/access-tab.module.css';

interface ControlsFieldProps {
  /** Null: everything. */
  controls: PlayerControl[] | null;
  onChange(controls: PlayerControl[] | null): void;
}

/** What the player offers to visitors who come by a link. */
export function ControlsField({ controls, onChange }: ControlsFieldProps) {
  const all = playerControls.length;
  const toggle = (control: PlayerControl, isOn: boolean) => {
    const next = playerControls.filter((each) =>
      each === control ? isOn : (controls?.includes(each) ?? true),
    );
    onChange(next.length === all ? null : next);
  };
  const label =
    controls === null
      ? t('share.controls-all', { count: all })
      : t('share.controls-some', { count: controls.length, all });
  return (
    <div className={styles.field}>
      <h3>{t('share.controls')}</h3>
      <Popover
        title={t('share.controls')}
        align="start"
        side="top"
        trigger={
          <Button block className={styles.select} aria-label={`${t('share.controls')}: ${label}`}>
            {label}
            <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        }
      >
        <div className={styles.checks}>
          {playerControls.map((control) => (
            <Checkbox
              key={control}
              label={t(`share.control.${control}`)}
              checked={controls?.includes(control) ?? true}
              onChange={({ target }) => toggle(control, target.checked)}
            />
          ))}
        </div>
      </Popover>
    </div>
  );
}
