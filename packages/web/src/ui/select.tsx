import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { Field } from './field.tsx';
import styles from './select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

interface SelectProps<Value extends string> {
  label: string;
  labelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange(value: Value): void;
  size?: 'small' | 'medium';
  disabled?: boolean;
}

/** One of a few values. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, hint, error, value, options, onChange, size = 'medium', disabled } = props;
  return (
    <Field label={label} hint={hint} error={error} {...(labelHidden && { labelHidden })}>
      {(control) => (
        // Base UI would add a <style> element for the list's scrollbar, which our content security policy refuses.
        <CSPProvider disableStyleElements>
          <Base.Root
            items={options}
            value={value}
            onValueChange={(next) => next !== null && onChange(next)}
            {...(disabled && { disabled })}
          >
            <Base.Trigger
              {...control}
              className={classNames(fieldStyles.input, styles.trigger, size === 'small' && fieldStyles.small)}
            >
              <Base.Value className={styles.value} />
              <Base.Icon className={styles.icon}>
                <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
              </Base.Icon>
            </Base.Trigger>
            <Base.Portal>
              <Base.Positioner className={styles.positioner} sideOffset={4} alignItemWithTrigger={false}>
                <Base.Popup className={styles.popup}>
                  <Base.List>
                    {options.map((option) => (
                      <Base.Item key={option.value} value={option.value} className={styles.item}>
                        {option.icon}
                        <Base.ItemText className={styles.text}>{option.label}</Base.ItemText>
                        <Base.ItemIndicator>
                          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
                        </Base.ItemIndicator>
                      </Base.Item>
                    ))}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
