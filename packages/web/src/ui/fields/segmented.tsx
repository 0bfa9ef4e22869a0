import type { KeyboardEvent, ReactNode } from 'react';
import styles from './segmented.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which then only names it. */
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  /** Null: none holds yet. */
  value: Value | null;
  segments: readonly Segment<Value>[];
  onChange(value: Value): void;
}

/** One of two to five values, all in sight. Tab comes to the one that holds; arrows, Home and End lead to the others. */
export function Segmented<Value extends string>({ label, value, segments, onChange }: SegmentedProps<Value>) {
  const held = segments.findIndex((segment) => segment.value === value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div role="group" aria-label={label} className={styles.group} onKeyDown={moveFocus}>
      {segments.map((segment, index) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          tabIndex={index === Math.max(held, 0) ? 0 : -1}
          aria-pressed={index === held}
          data-pressed={index === held ? '' : undefined}
          onClick={() => index !== held && onChange(segment.value)}
          {...(segment.icon && { 'aria-label': segment.label, title: segment.label })}
        >
          {segment.icon ?? segment.label}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, number> = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const next = steps[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}
