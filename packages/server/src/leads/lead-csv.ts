import type { ListedLead } from '@tourwright/api';
import { writeCsv } from '../http/answers/write-csv.ts';

const columns = [
  'createdAt',
  'status',
  'name',
  'email',
  'phone',
  'message',
  'wishedAt',
  'answers',
  'tour',
  'scene',
  'notes',
  'consent',
  'consentVersion',
  'assignee',
] as const;

/** Leads as lines of CSV; a text that a spreadsheet would take for a formula begins with an apostrophe. */
export function toCsv(leads: readonly ListedLead[], { header }: { header: boolean }): string {
  const rows = leads.map((lead) => [
    lead.createdAt,
    lead.status,
    lead.name,
    lead.email,
    lead.phone,
    lead.message,
    lead.wish?.at ?? '',
    lead.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    lead.tourTitle,
    lead.path.find(({ id }) => id === lead.sceneId)?.name ?? '',
    lead.notes,
    lead.consent,
    String(lead.consentVersion),
    lead.assigneeName ?? '',
  ]);
  return writeCsv(header ? [[...columns], ...rows] : rows, { begins: header });
}
