import { IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { Media } from '@tourwright/tour/document';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import items from '../panels/items.module.css';
import { type Change, newEdit } from '../state/new-edit.ts';
import { specified } from '../state/specified-state.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { FileState } from './file-state.tsx';
import own from './playing.module.css';
import { p } from './playing-text.ts';
import { SoundButtons } from './sound-buttons.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The tour's own sounds: one after the other, again and again, in every scene. */
export function TourSoundsPart() {
  const openTour = useOpenTour();
  const add = useRef<HTMLButtonElement>(null);
  const chooser = useFileChooser('sound', (files) => void openTour.files.addSounds(null, files));
  const audio = useEditorStore(specified.uploadedAudio);
  return (
    <section className={own.part} aria-label={p('tour-sound.title')}>
      <h3>{p('tour-sound.title')}</h3>
      <p className={own.hint}>{p(audio.length === 0 ? 'tour-sound.none' : 'tour-sound.text')}</p>
      {audio.length > 0 && (
        <ul className={items.list}>
          {audio.map((sound, index) => (
            <TourSound key={sound.id} {...{ sound, index }} onGone={() => add.current?.focus()} />
          ))}
        </ul>
      )}
      <SoundButtons add={add} onAdd={chooser.open} sceneId={null} hasSound={audio.length > 0} name={null} />
      {chooser.input}
    </section>
  );
}

function TourSound({ sound, index, onGone }: { sound: Media; index: number; onGone(): void }) {
  const { id, name, slug } = sound;
  const commit = useEditorStore((state) => state.commit);
  const keep = (stepId: string, changes: [Change, ...Change[]], gesture?: string) =>
    commit(newEdit(...changes), { name: { id: stepId, values: {} }, ...(gesture && { gesture }) });
  const removal: Change = { kind: 'file.remove', list: 'audio', fileId: id };
  const earlier: Change = { kind: 'file.add', list: 'audio', file: sound, index: index - 1 };
  return (
    <li className={items.item}>
      <div className={own.itemHead}>
        <DraftField
          label={p('sound.name')}
          value={name}
          maxLength={300}
          onKeep={(value, gesture) => {
            const next = value.trim();
            if (!next) return;
            keep(
              'edit.tour-sound.rename',
              [{ kind: 'file.set', list: 'audio', fileId: id, field: 'name', value: next }],
              gesture,
            );
          }}
        />
        <span className={own.tools}>
          {index > 0 && (
            <IconButton
              size="small"
              label={p('tour-sound.earlier', { name })}
              icon={<IconArrowUp {...icon} />}
              onClick={() => keep('edit.tour-sound.move', [removal, earlier])}
            />
          )}
          <IconButton
            size="small"
            label={p('sound.remove', { name })}
            icon={<IconTrash {...icon} />}
            onClick={() => {
              keep('edit.tour-sound.remove', [removal]);
              onGone();
            }}
          />
        </span>
      </div>
      <FileState slug={slug} name={name} kind="sound" />
    </li>
  );
}
