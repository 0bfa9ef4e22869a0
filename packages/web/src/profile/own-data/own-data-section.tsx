import type { SessionUser } from '../../client/session/session.ts';
import { t } from '../profile-text.ts';
import { Rows } from '../row.tsx';
import { Section } from '../section.tsx';
import { DeletionRow } from './deletion-row.tsx';
import { ExportRow } from './export-row.tsx';

/** All that is kept of an account: to take along, and to have deleted. */
export function OwnDataSection({ user }: { user: SessionUser }) {
  return (
    <Section title={t('data.title')} text={t('data.text')}>
      <Rows>
        <ExportRow userId={user.id} />
        <DeletionRow user={user} />
      </Rows>
    </Section>
  );
}
