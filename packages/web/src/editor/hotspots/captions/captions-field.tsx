import { IconPencil } from '@tabler/icons-react';
import { type Captions, type KnownHotspot, type ListPath, limits } from '@tourwright/tour/document';
import { useRef, useState } from 'react';
import { newId } from '../../../client/new-id.ts';
import { languageName } from '../../../i18n/language-name.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { AttachedFile } from '../../open-tour/uploads/attached-files.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import items from '../../panels/items.module.css';
import { FileState } from '../../playing/file-state.tsx';
import { addItems, moveItem, removeItem, setItem } from '../../session/set-item.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import type { FieldsProps } from '../editor-kind.ts';
import { FileButtons } from '../files/file-buttons.tsx';
import own from '../files/files.module.css';
import { ItemTools } from '../files/item-tools.tsx';
import { languageIn } from '../files/language-in.ts';
import { stepOf } from '../step-of.ts';
import { c } from './captions-text.ts';
import { CaptionsWriter } from './captions-writer.tsx';

/** What is said in the video or the sound of a hotspot. */
export function CaptionsField({ scene, hotspot }: FieldsProps<KnownHotspot<'video' | 'audio'>>) {
  const path = ['scenes', scene.id, 'hotspots', hotspot.id, 'captions'];
  return <CaptionsList path={path} captions={hotspot.captions ?? []} of={hotspot} slug={hotspot.slug} />;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

interface CaptionsListProps {
  path: ListPath;
  captions: readonly Captions[];
  /** Whose they are, in the names of steps. */
  of: Parameters<typeof stepOf>[1];
  /** The sound or video in which it is said. */
  slug: string | undefined;
  /** The same words without times. */
  draft?: string | undefined;
  title?: string;
}

/** What is said in a video or a sound, as WebVTT: one file for each language, chosen or written. The first one shows. */
export function CaptionsList(props: CaptionsListProps) {
  const { path, captions, of, slug, draft, title = c('captions.title') } = props;
  const { store, attached } = useOpenTour();
  const [writing, setWriting] = useState<Captions | 'new' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const onTaken = (taken: AttachedFile[]) => {
    const items = taken
      .slice(0, limits.captions - captions.length)
      .map(({ slug, name }) => ({ id: newId(), slug, language: languageIn(name) ?? activeLocale() }));
    if (items.length > 0) addItems(store, path, items, stepOf('edit.captions.add', of));
    return items.length > 0;
  };
  const keepWritten = (file: File, language: string) => {
    const changed = writing === 'new' ? null : writing;
    void attached.take('captions', [file], ([taken]) => {
      if (!taken) return false;
      if (changed)
        setItem(store, path, changed, { ...changed, slug: taken.slug }, stepOf('edit.captions.set', of));
      else
        addItems(store, path, [{ id: newId(), slug: taken.slug, language }], stepOf('edit.captions.add', of));
      return true;
    });
  };
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {captions.length === 0 && <p className={styles.faint}>{c('captions.none')}</p>}
      <ul className={items.list}>
        {captions.map((one, index) => (
          <CaptionsItem
            key={one.id}
            {...{ path, one, of, index }}
            count={captions.length}
            onWrite={() => setWriting(one)}
            onRemoved={() => add.current?.focus()}
          />
        ))}
      </ul>
      <FileButtons
        kind="captions"
        label={c('captions.add')}
        several
        button={add}
        answers="missing-captions"
        onTaken={onTaken}
      />
      {captions.length < limits.captions && (
        <div className={styles.row}>
          <Button size="small" icon={<IconPencil {...icon} />} onClick={() => setWriting('new')}>
            {c('captions.write')}
          </Button>
        </div>
      )}
      {writing && (
        <CaptionsWriter
          captions={writing === 'new' ? undefined : writing}
          slug={slug}
          draft={draft}
          onKeep={keepWritten}
          onClose={() => setWriting(null)}
        />
      )}
    </section>
  );
}

interface CaptionsItemProps extends Pick<CaptionsListProps, 'path' | 'of'> {
  one: Captions;
  index: number;
  count: number;
  onWrite(): void;
  onRemoved(): void;
}

/** The captions in one language. */
function CaptionsItem({ path, of, one, index, count, onWrite, onRemoved }: CaptionsItemProps) {
  const { store } = useOpenTour();
  const name = one.label || languageName(one.language) || shownNameOf(one.slug);
  const setLanguage = (language: string, gesture: string) =>
    setItem(store, path, one, { ...one, language }, stepOf('edit.captions.set', of), gesture);
  return (
    <li className={items.item}>
      <div className={own.head}>
        <span />
        <span className={own.name}>{shownNameOf(one.slug)}</span>
        <ItemTools
          name={name}
          index={index}
          count={count}
          onMove={(to) => moveItem(store, path, one, to, stepOf('edit.captions.set', of))}
          onRemove={() => {
            removeItem(store, path, one, stepOf('edit.captions.remove', of));
            onRemoved();
          }}
        />
      </div>
      <FileState slug={one.slug} name={name} kind="captions" />
      <Button size="small" variant="quiet" icon={<IconPencil {...icon} />} onClick={onWrite}>
        {c('captions.edit-of', { name })}
      </Button>
      <DraftField
        label={c('captions.language')}
        hint={languageName(one.language) ?? c('captions.language-fault')}
        value={one.language}
        maxLength={35}
        onKeep={(value, gesture) => {
          if (value.trim()) setLanguage(value.trim(), gesture);
        }}
      />
    </li>
  );
}
