import { type ListPath, limits, type Picture } from '@tourwright/tour/document';
import { useRef } from 'react';
import { newId } from '../../../client/new-id.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { AttachedFile } from '../../open-tour/uploads/attached-files.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import items from '../../panels/items.module.css';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { FileState } from '../../playing/file-state.tsx';
import { addItems, moveItem, removeItem, setItem } from '../../session/set-item.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import { stepOf } from '../step-of.ts';
import { FileButtons } from './file-buttons.tsx';
import own from './files.module.css';
import { ItemTools } from './item-tools.tsx';

interface PicturesFieldProps {
  /** What a step calls it by. */
  hotspot: { text?: string | undefined; title?: string | undefined; kind: string };
  pictures: readonly Picture[] | undefined;
  /** Which list of the document they are. */
  path: ListPath;
  /** As many are shown; the document holds more. */
  most?: number;
}

/** Pictures in their order, each with what it shows and what is below it. */
export function PicturesField(props: PicturesFieldProps) {
  const { hotspot, pictures = [], path, most = limits.pictures } = props;
  const { store } = useOpenTour();
  const add = useRef<HTMLButtonElement>(null);
  const onTaken = (taken: AttachedFile[]) => {
    const items = taken.slice(0, most - pictures.length).map(({ slug }) => ({ id: newId(), slug }));
    if (items.length > 0) addItems(store, path, items, stepOf('edit.picture.add', hotspot));
    return items.length > 0;
  };
  return (
    <>
      {pictures.length > 0 && (
        <ul className={items.list}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.id}
              {...props}
              picture={picture}
              index={index}
              onRemoved={() => add.current?.focus()}
            />
          ))}
        </ul>
      )}
      <FileButtons
        kind="picture"
        label={most === 1 ? t('pictures.add-one') : t('pictures.add')}
        several={most > 1}
        isDisabled={pictures.length >= most}
        button={add}
        answers="hotspot-empty"
        onTaken={onTaken}
      />
    </>
  );
}

interface PictureItemProps extends PicturesFieldProps {
  picture: Picture;
  index: number;
  onRemoved(): void;
}

function PictureItem({ hotspot, pictures = [], path, picture, index, onRemoved }: PictureItemProps) {
  const { store } = useOpenTour();
  const name = picture.alt || picture.caption || shownNameOf(picture.slug);
  const step = stepOf('edit.picture.set', hotspot);
  const set = (field: 'alt' | 'caption', value: string, gesture: string) => {
    const { [field]: _, ...others } = picture;
    const text = value.trim();
    setItem(store, path, picture, text ? { ...picture, [field]: text } : others, step, gesture);
  };
  return (
    <li className={items.item}>
      <div className={own.head}>
        <SceneThumbnail slug={picture.slug} className={own.small} />
        <span className={own.name}>{shownNameOf(picture.slug)}</span>
        <ItemTools
          name={name}
          index={index}
          count={pictures.length}
          onMove={(to) => moveItem(store, path, picture, to, stepOf('edit.picture.move', hotspot))}
          onRemove={() => {
            removeItem(store, path, picture, stepOf('edit.picture.remove', hotspot));
            onRemoved();
          }}
        />
      </div>
      <FileState slug={picture.slug} name={name} kind="picture" />
      <DraftField
        label={t('pictures.alt')}
        hint={t('pictures.alt-hint')}
        value={picture.alt ?? ''}
        answers={picture.alt || picture.caption ? undefined : 'missing-alt-text'}
        maxLength={1000}
        onKeep={(value, gesture) => set('alt', value, gesture)}
      />
      <DraftField
        label={t('pictures.caption')}
        value={picture.caption ?? ''}
        maxLength={1000}
        onKeep={(value, gesture) => set('caption', value, gesture)}
      />
    </li>
  );
}
