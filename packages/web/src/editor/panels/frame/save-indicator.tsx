import {
  IconAlertCircle,
  IconCloudCheck,
  IconCloudOff,
  IconLock,
  IconLogin,
  IconRefresh,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { loginPath } from '../../../client/session/next-path.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { SaveState } from '../../sync/save-state.ts';
import styles from './save-indicator.module.css';

const icons = {
  saved: IconCloudCheck,
  saving: IconRefresh,
  offline: IconCloudOff,
  failed: IconAlertCircle,
  'logged-out': IconLogin,
  'shut-out': IconLock,
} as const;

function words(state: SaveState): string {
  return state.kind === 'saved' ? t('save.saved') : t(`save.${state.kind}`, { count: state.waiting });
}

/** How far the changes have come, in words. */
export function SaveIndicator() {
  const openTour = useOpenTour();
  const state = useEditorStore(({ saveState }) => saveState);
  const { pathname, search } = useLocation();
  const Icon = icons[state.kind];
  return (
    <>
      <span className={classNames(styles.state, styles[state.kind])} role="status">
        <Icon size={18} stroke={1.75} aria-hidden="true" />
        <span className={styles.words}>{words(state)}</span>
      </span>
      {state.kind === 'logged-out' && (
        <ButtonLink size="small" to={loginPath(pathname + search)}>
          {t('save.log-in')}
        </ButtonLink>
      )}
      {state.kind === 'failed' && (
        <Button size="small" onClick={() => void openTour.flush()}>
          {t('save.try-again')}
        </Button>
      )}
    </>
  );
}
