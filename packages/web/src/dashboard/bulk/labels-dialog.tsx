import { maxLabelLength, maxLabels, type TourRow } from '@tourwright/api';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { t } from '../dashboard-text.ts';
import type { LabelChange } from './bulk-actions.ts';
import { labelsOf } from './choose-tours.ts';
import styles from './labels-dialog.module.css';

interface LabelsDialogProps {
  /** Whose labels are changed. */
  rows: readonly TourRow[];
  /** Whose labels are offered. */
  all: readonly TourRow[];
  onSave(change: LabelChange): void;
  onClose(): void;
}

type Mark = 'all' | 'some' | 'none';

/** Gives labels to tours and takes them away; one that some of them have stays as it is until somebody ticks it. */
export function LabelsDialog({ rows, all, onSave, onClose }: LabelsDialogProps) {
  const { labels, marks, mark, text, setText, fresh, add, chosen } = useMarks(rows, all);
  const isTooMany = mostMarked(rows, chosen) > maxLabels;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooMany) return;
    onSave({
      add: chosen.filter(([, mark]) => mark === 'all').map(([label]) => label),
      remove: chosen.filter(([, mark]) => mark === 'none').map(([label]) => label),
    });
    onClose();
  };
  const first = rows[0];
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        rows.length === 1 && first
          ? t('labels.title-one', { title: first.title })
          : t('labels.title', { count: rows.length })
      }
      description={t('labels.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('labels.cancel')}</Button>
          <Button variant="primary" type="submit" form="labels-form">
            {t('labels.save')}
          </Button>
        </>
      }
    >
      <form id="labels-form" className={styles.form} onSubmit={save} noValidate>
        {labels.length > 0 && <LabelList {...{ labels, marks }} onMark={mark} />}
        <div className={styles.fresh}>
          <TextField
            label={t('labels.new')}
            value={text}
            maxLength={maxLabelLength}
            error={isTooMany ? t('labels.too-many', { most: maxLabels }) : undefined}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || !fresh) return;
              // The first Enter adds what was typed, the next one saves.
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add} aria-disabled={fresh === '' || undefined}>
            {t('labels.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface LabelListProps {
  labels: readonly string[];
  marks: Readonly<Record<string, Mark>>;
  onMark(label: string, mark: Mark): void;
}

function LabelList({ labels, marks, onMark }: LabelListProps) {
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{t('labels.list')}</legend>
      {labels.map((label) => (
        <Checkbox
          key={label}
          label={<span dir="auto">{label}</span>}
          ref={(box) => {
            if (box) box.indeterminate = marks[label] === 'some';
          }}
          checked={marks[label] === 'all'}
          onChange={({ currentTarget }) => onMark(label, currentTarget.checked ? 'all' : 'none')}
        />
      ))}
    </fieldset>
  );
}

/** Which labels are ticked, and the new one that is being typed, which counts already. */
function useMarks(rows: readonly TourRow[], all: readonly TourRow[]) {
  const [labels, setLabels] = useState(() => labelsOf(all));
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>(() =>
    Object.fromEntries(labelsOf(all).map((label) => [label, markOf(rows, label)])),
  );
  const [text, setText] = useState('');
  const fresh = text.trim();
  const withFresh: Readonly<Record<string, Mark>> = fresh ? { ...marks, [fresh]: 'all' } : marks;
  const add = () => {
    if (!fresh) return;
    if (!labels.includes(fresh)) setLabels([...labels, fresh]);
    setMarks(withFresh);
    setText('');
  };
  const mark = (label: string, next: Mark) => setMarks({ ...marks, [label]: next });
  return { labels, marks, mark, text, setText, fresh, add, chosen: Object.entries(withFresh) };
}

/** How many labels the tour with the most of them would have. */
function mostMarked(rows: readonly TourRow[], chosen: readonly [string, Mark][]): number {
  return Math.max(...rows.map((row) => chosen.filter(([label, mark]) => isMarked(row, label, mark)).length));
}

function markOf(rows: readonly TourRow[], label: string): Mark {
  const having = rows.filter((row) => row.labels.includes(label)).length;
  if (having === 0) return 'none';
  return having === rows.length ? 'all' : 'some';
}

function isMarked(row: TourRow, label: string, mark: Mark): boolean {
  return mark === 'some' ? row.labels.includes(label) : mark === 'all';
}
