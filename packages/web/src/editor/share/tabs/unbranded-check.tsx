import { IconCircleCheck } from '@tabler/icons-react';
import type { Finding } from '@tourwright/tour/check';
import { useEffect, useState } from 'react';
import { logError } from '../../../client/log.ts';
import { newId } from '../../../client/new-id.ts';
import { useSession } from '../../../client/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { fixLabel, problemPlace, problemTitle } from '../../check/problems/problem-text.ts';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../share-text.ts';
import styles from './access-tab.module.css';

/** What Tour Check finds in a tour that is to be shown unbranded, each with its fix where there is one. */
export function UnbrandedCheck() {
  const tour = useEditorStore((state) => state.tour);
  const session = useSession();
  const name = session.status === 'logged-in' ? session.user.name : '';
  const [found, setFound] = useState<Finding[] | null>(null);
  useEffect(() => {
    let isGone = false;
    import('@tourwright/tour/check').then(
      ({ checkTour }) => {
        if (isGone || !tour) return;
        const all = checkTour(tour, { unbranded: { names: [name] } });
        setFound(all.filter(({ rule }) => rule.startsWith('unbranded-')));
      },
      (cause: unknown) => logError('Error checking tour:', cause),
    );
    return () => {
      isGone = true;
    };
  }, [tour, name]);
  if (found === null) return null;
  if (found.length === 0) {
    return (
      <p className={styles.fine}>
        <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
        {t('share.unbranded-fine')}
      </p>
    );
  }
  return (
    <div className={styles.found}>
      <p role="status">{t('share.unbranded-found', { count: found.length })}</p>
      <ul>
        {found.map((finding) => (
          <FindingRow
            key={[finding.rule, finding.sceneId, finding.hotspotId, finding.floorPlanId].join('/')}
            finding={finding}
          />
        ))}
      </ul>
    </div>
  );
}

/** One finding, with its fix or the way to where it is. */
function FindingRow({ finding }: { finding: Finding }) {
  const { actions } = useEditor();
  const { sceneId, fix } = finding;
  const show = () => {
    if (sceneId !== undefined) actions.state().selectScene(sceneId);
    actions.set({ overlay: null, ...(sceneId === undefined && { panel: 'details' as const }) });
  };
  return (
    <li>
      <span>
        {problemTitle(finding)}
        <small>{problemPlace(finding)}</small>
      </span>
      {fix ? (
        <Button
          size="small"
          aria-label={`${fixLabel(finding)}: ${problemTitle(finding)}`}
          onClick={() => {
            const edit = fix(newId);
            const step = { id: 'edit.check.fix', values: { name: problemTitle(finding) } };
            if (edit) actions.state().commit(edit, { name: step });
          }}
        >
          {fixLabel(finding)}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={show}>
          {t('share.open')}
        </Button>
      )}
    </li>
  );
}
