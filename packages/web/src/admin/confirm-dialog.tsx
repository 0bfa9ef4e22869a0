import { problemText } from '../layout/failures/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import styles from './admin.module.css';
import { useRowHeir } from './use-row-heir.ts';

interface ConfirmDialogProps {
  title: string;
  text: string;
  way: { no: string; yes: string };
  isDangerous?: boolean;
  act: { isPending: boolean; error: unknown };
  onYes(): void;
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, way, isDangerous, act, onYes, onClose }: ConfirmDialogProps) {
  useRowHeir();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={onClose}>{way.no}</Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} loading={act.isPending} onClick={onYes}>
            {way.yes}
          </Button>
        </>
      }
    >
      {act.error ? (
        <p role="alert" className={styles.failure}>
          {problemText(act.error)}
        </p>
      ) : null}
    </Dialog>
  );
}
