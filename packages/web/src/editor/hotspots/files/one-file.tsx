import { IconTrash } from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from '../../editor-text.ts';
import type { AttachedFile } from '../../open-tour/uploads/attached-files.ts';
import items from '../../panels/items.module.css';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { FileState } from '../../playing/file-state.tsx';
import type { AttachedKind } from '../../upload/reading/check-attached.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import { FileButtons } from './file-buttons.tsx';
import styles from './files.module.css';
import { FilmCard } from './film-card.tsx';

interface OneFileProps {
  kind: AttachedKind;
  slug: string | undefined;
  /** What it is for, after "Remove". */
  name: string;
  /** What the button says while there is none, and while there is one. */
  add: string;
  replace: string;
  /** The button that chooses a file. */
  button?: RefObject<HTMLButtonElement | null>;
  onChoose(file: AttachedFile): boolean;
  onRemove(): void;
}

/** The one file of a hotspot: where it is, and how to change it. */
export function OneFile(props: OneFileProps) {
  const { kind, slug, name, add, replace, onChoose, onRemove } = props;
  const own = useRef<HTMLButtonElement>(null);
  const button = props.button ?? own;
  const remove = () => {
    onRemove();
    button.current?.focus();
  };
  return (
    <>
      {slug && (
        <div className={items.item}>
          <div className={styles.head}>
            {kind === 'film' ? (
              <FilmCard slug={slug} name={name} />
            ) : (
              <>
                {kind === 'picture' ? <SceneThumbnail slug={slug} className={styles.small} /> : <span />}
                <span className={styles.name}>{shownNameOf(slug)}</span>
              </>
            )}
            <IconButton
              size="small"
              label={t('files.remove', { name })}
              icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
              onClick={remove}
            />
          </div>
          <FileState slug={slug} name={name} kind={kind} />
        </div>
      )}
      <FileButtons
        kind={kind}
        label={slug ? replace : add}
        button={button}
        answers="hotspot-empty"
        onTaken={([file]) => file !== undefined && onChoose(file)}
      />
    </>
  );
}
