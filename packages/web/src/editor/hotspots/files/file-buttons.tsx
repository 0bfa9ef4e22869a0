import { IconFolderOpen, IconUpload } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { AttachedFile } from '../../open-tour/uploads/attached-files.ts';
import { answerTo } from '../../panels/focus-places.ts';
import styles from '../../panels/inspector.module.css';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import type { AttachedKind } from '../../upload/reading/check-attached.ts';
import { useFileChooser } from '../../upload-ui/use-file-chooser.tsx';
import own from './files.module.css';

interface FileButtonsProps {
  kind: AttachedKind;
  /** What the button for a file of this computer says. */
  label: string;
  /** Several at once. */
  several?: boolean;
  isDisabled?: boolean;
  button?: Ref<HTMLButtonElement>;
  /** The findings of Tour Check that a new file answers. */
  answers?: string;
  /** Puts files into the tour; returns whether it did. */
  onTaken(taken: AttachedFile[]): boolean;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Two ways to a file: from this computer, or one that the tour has already. */
export function FileButtons(props: FileButtonsProps) {
  const { kind, label, several = false, isDisabled = false, button, answers, onTaken } = props;
  const openTour = useOpenTour();
  const chooser = useFileChooser(kind, (files) => void openTour.attached.take(kind, files, onTaken), {
    single: !several,
  });
  return (
    <div className={styles.row}>
      <Button
        ref={button}
        {...answerTo(answers)}
        size="small"
        disabled={isDisabled}
        icon={<IconUpload {...icon} />}
        onClick={chooser.open}
      >
        {label}
      </Button>
      <StoredFiles {...{ kind, isDisabled }} onChoose={(file) => onTaken([file])} />
      {chooser.input}
    </div>
  );
}

interface StoredFilesProps {
  kind: AttachedKind;
  isDisabled: boolean;
  onChoose(file: AttachedFile): void;
}

/** The files of a kind that the tour has already. */
function StoredFiles({ kind, isDisabled, onChoose }: StoredFilesProps) {
  const { attached } = useOpenTour();
  const [isOpen, setOpen] = useState(false);
  // What is there follows from the media.
  useEditorStore(({ media }) => media);
  const files = isOpen ? attached.stored(kind) : [];
  return (
    <Popover
      title={t('files.of-tour')}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="quiet"
          size="small"
          disabled={isDisabled}
          icon={<IconFolderOpen {...icon} />}
          aria-label={t(`files.of-tour.${kind}`)}
        >
          {t('files.of-tour')}
        </Button>
      }
    >
      {files.length === 0 ? (
        <p className={styles.faint}>{t('files.none')}</p>
      ) : (
        <ul className={own.stored}>
          {files.map((file) => (
            <li key={file.slug}>
              <button
                type="button"
                className={own.storedFile}
                onClick={() => {
                  setOpen(false);
                  onChoose(file);
                }}
              >
                {kind === 'picture' && <SceneThumbnail slug={file.slug} className={own.small} />}
                <span>{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
