import type { Lead } from '@tourwright/api';
import { useState } from 'react';
import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/fields/text-field.tsx';
import { t } from './leads-text.ts';
import { useChangeLead } from './use-leads.ts';

/** Notes about a lead, kept when the field is left; where that fails they stay in the field. */
export function LeadNotes({ lead }: { lead: Lead }) {
  const [notes, setNotes] = useState(lead.notes);
  const change = useChangeLead(lead.id);
  const keep = () => {
    if (notes.trim() !== lead.notes) change.mutate({ notes });
  };
  const state = change.isPending ? t('lead.saving') : change.isSuccess ? t('lead.saved') : '';
  return (
    <div>
      <TextArea
        label={t('lead.notes')}
        aside={<span role="status">{state}</span>}
        hint={t('lead.notes-hint')}
        maxLength={10_000}
        rows={3}
        value={notes}
        onChange={(event) => {
          change.reset();
          setNotes(event.target.value);
        }}
        onBlur={keep}
        error={change.isError ? t('lead.not-saved', { reason: problemText(change.error) }) : undefined}
      />
      {change.isError && (
        <Button size="small" onClick={keep}>
          {t('leads.try-again')}
        </Button>
      )}
    </div>
  );
}
