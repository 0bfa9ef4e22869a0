import { type Captions, type KnownHotspot, type ListPath, limits } from '@tourwright/tour/document';
import { useRef } from 'react';
import { newId } from '../../../client/new-id.ts';
import { activeLocale } from '../../../i18n/locale.ts';
import { t } from '../../editor-text.ts';
import type { AttachedFile } from '../../open-tour/attached-files.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import styles from '../../panels/inspector.module.css';
import { FileState } from '../../playing/file-state.tsx';
import { addItems, moveItem, removeItem, setItem } from '../../session/set-item.ts';
import { shownNameOf } from '../../upload/scene-name.ts';
import type { FieldsProps } from '../editor-kind.ts';
import { stepOf } from '../step-of.ts';
import { FileButtons } from './file-buttons.tsx';
import own from './files.module.css';
import { ItemTools } from './item-tools.tsx';
import { languageIn, languageName } from './language-in.ts';

/** What is said in the video of a hotspot. */
export function CaptionsField({ scene, hotspot }: FieldsProps<KnownHotspot<'video'>>) {
  const path = ['scenes', scene.id, 'hotspots', hotspot.id, 'captions'];
  return <CaptionsList path={path} captions={hotspot.captions ?? []} of={hotspot} />;
}

interface CaptionsListProps {
  path: ListPath;
  captions: readonly Captions[];
  /** Whose they are, in the names of steps. */
  of: Parameters<typeof stepOf>[1];
}

/** What is said in a video, as WebVTT: one file for each language. The first one shows. */
export function CaptionsList({ path, captions, of }: CaptionsListProps) {
  const { store } = useOpenTour();
  const add = useRef<HTMLButtonElement>(null);
  const onTaken = (taken: AttachedFile[]) => {
    const items = taken
      .slice(0, limits.captions - captions.length)
      .map(({ slug, name }) => ({ id: newId(), slug, language: languageIn(name) ?? activeLocale() }));
    if (items.length > 0) addItems(store, path, items, stepOf('edit.captions.add', of));
    return items.length > 0;
  };
  return (
    <section className={styles.section} aria-label={t('captions.title')}>
      <h3>{t('captions.title')}</h3>
      {captions.length === 0 && <p className={styles.faint}>{t('captions.none')}</p>}
      <ul className={own.list}>
        {captions.map((one, index) => {
          const name = one.label || languageName(one.language) || shownNameOf(one.slug);
          const set = (next: Captions, gesture: string) =>
            setItem(store, path, one, next, stepOf('edit.captions.set', of), gesture);
          return (
            <li key={one.id} className={own.item}>
              <div className={own.head}>
                <span />
                <span className={own.name}>{shownNameOf(one.slug)}</span>
                <ItemTools
                  name={name}
                  index={index}
                  count={captions.length}
                  onMove={(to) => moveItem(store, path, one, to, stepOf('edit.captions.set', of))}
                  onRemove={() => {
                    removeItem(store, path, one, stepOf('edit.captions.remove', of));
                    add.current?.focus();
                  }}
                />
              </div>
              <FileState slug={one.slug} name={name} kind="captions" />
              <DraftField
                label={t('captions.language')}
                hint={languageName(one.language) ?? t('captions.language-fault')}
                value={one.language}
                maxLength={35}
                onKeep={(value, gesture) => {
                  if (value.trim()) set({ ...one, language: value.trim() }, gesture);
                }}
              />
            </li>
          );
        })}
      </ul>
      <FileButtons kind="captions" label={t('captions.add')} several button={add} onTaken={onTaken} />
    </section>
  );
}
