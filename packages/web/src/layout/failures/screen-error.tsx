import { IconAlertTriangle } from '@tabler/icons-react';
import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../client/loading/load-chunk.ts';
import { logError } from '../../client/log.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { t } from '../layout-text.ts';
import styles from './screen-error.module.css';

interface Props {
  children: ReactNode;
}

/** Stands in for a screen that could not be loaded or that broke, and offers to load the page again. */
export class ScreenError extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    logError(error instanceof ChunkLoadError ? error.message : 'Screen failed:', error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const late = this.state.error instanceof ChunkLoadError;
    return (
      <main className={styles.screen} id="main">
        <div role="alert">
          <EmptyState
            level={1}
            icon={<IconAlertTriangle size={32} stroke={1.75} />}
            title={t(late ? 'layout.load-failed' : 'layout.broken')}
            action={
              <Button variant="primary" onClick={() => window.location.reload()}>
                {t('layout.reload')}
              </Button>
            }
          >
            {t(late ? 'layout.load-failed-text' : 'layout.broken-text')}
          </EmptyState>
        </div>
      </main>
    );
  }
}
