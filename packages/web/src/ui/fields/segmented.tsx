import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import styles from './segmented.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown instead of the label, which then only names it. */
  icon?: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange(value: Value): void;
}

/** One of two to five values, all in sight. */
export function Segmented<Value extends string>({ label, value, segments, onChange }: SegmentedProps<Value>) {
  return (
    <ToggleGroup
      aria-label={label}
      className={styles.group}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onChange(next as Value)}
    >
      {segments.map((segment) => (
        <Toggle
          key={segment.value}
          value={segment.value}
          className={styles.segment}
          {...(segment.icon && { 'aria-label': segment.label, title: segment.label })}
        >
          {segment.icon ?? segment.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
