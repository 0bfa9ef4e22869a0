import type { SceneVideo } from '@tourwright/tour/document';
import { useRef } from 'react';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { FileButtons } from '../hotspots/files/file-buttons.tsx';
import { OneFile } from '../hotspots/files/one-file.tsx';
import type { AttachedFile } from '../open-tour/uploads/attached-files.ts';
import styles from '../panels/inspector.module.css';
import { type SurfaceFields, surfaceName } from './surface-edits.ts';
import { s } from './surface-text.ts';

interface SurfaceFileProps {
  surface: SceneVideo;
  set(fields: SurfaceFields): boolean;
}

/** What a surface shows: a picture or a video, or nothing yet. */
export function SurfaceFile({ surface, set }: SurfaceFileProps) {
  const kind = surface.kind === 'picture' ? 'picture' : 'film';
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(Boolean(surface.slug), button);
  const choose = (as: typeof kind) => (file: AttachedFile) =>
    set({
      slug: file.slug,
      kind: as === 'picture' ? 'picture' : null,
      ...(!surface.name && { name: file.name }),
    });
  return (
    <section className={styles.section} aria-label={s('surface.file')}>
      <h3>{s('surface.file')}</h3>
      {surface.slug ? (
        <OneFile
          kind={kind}
          slug={surface.slug}
          name={surfaceName(surface)}
          add={s(kind === 'picture' ? 'surface.add-picture' : 'surface.add-video')}
          replace={s(kind === 'picture' ? 'surface.replace-picture' : 'surface.replace-video')}
          button={button}
          onChoose={choose(kind)}
          onRemove={() => set({ slug: '' })}
        />
      ) : (
        (['picture', 'film'] as const).map((each) => (
          <FileButtons
            key={each}
            kind={each}
            {...(each === 'picture' && { button })}
            label={s(each === 'picture' ? 'surface.add-picture' : 'surface.add-video')}
            onTaken={([file]) => file !== undefined && choose(each)(file)}
          />
        ))
      )}
    </section>
  );
}
