import { IconMovie, IconTrash } from '@tabler/icons-react';
import type { Scene, Video360 } from '@tourwright/tour/document';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import { setScene } from '../session/set-scene.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { FileState } from './file-state.tsx';
import { p } from './playing-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The 360° video that plays over a scene's photo, and how it plays. */
export function VideoSection({ scene }: { scene: Scene }) {
  const openTour = useOpenTour();
  const { store } = openTour;
  const [isReading, setReading] = useState(false);
  const choose = async (file: File) => {
    setReading(true);
    await openTour.files.setVideo360(scene.id, file).finally(() => setReading(false));
  };
  const chooser = useFileChooser('film', ([file]) => file && void choose(file), { single: true });
  const { film } = scene;
  return (
    <section className={styles.section} aria-label={p('film.title')}>
      <h3>{p('film.title')}</h3>
      {film ? <VideoPlayer scene={scene} film={film} /> : <p className={styles.faint}>{p('film.none')}</p>}
      <div className={styles.row}>
        <Button size="small" loading={isReading} icon={<IconMovie {...icon} />} onClick={chooser.open}>
          {p(isReading ? 'film.reading' : film ? 'film.replace' : 'film.add')}
        </Button>
        {film && (
          <Button
            variant="danger"
            size="small"
            icon={<IconTrash {...icon} />}
            onClick={() => setScene(store, scene, 'film', null, 'edit.film.remove')}
          >
            {p('film.remove')}
          </Button>
        )}
      </div>
      {chooser.input}
    </section>
  );
}

function VideoPlayer({ scene, film }: { scene: Scene; film: Video360 }) {
  const { store } = useOpenTour();
  const change = (part: Partial<Video360>, gesture?: string) =>
    setScene(store, scene, 'film', { ...film, ...part }, 'edit.film.set', gesture);
  return (
    <>
      <p className={styles.fileName}>{film.slug.slice(film.slug.lastIndexOf('/') + 1)}</p>
      <FileState slug={film.slug} name={film.name || p('film.title')} kind="film" />
      <Checkbox
        label={p('film.autoplay')}
        checked={film.autoplay !== false}
        onChange={({ currentTarget }) => change({ autoplay: currentTarget.checked })}
      />
      <Checkbox
        label={p('film.loop')}
        checked={film.loop !== false}
        onChange={({ currentTarget }) => change({ loop: currentTarget.checked })}
      />
      <Checkbox
        label={p('film.sound')}
        checked={film.muted === false}
        onChange={({ currentTarget }) => change({ muted: !currentTarget.checked })}
      />
      {film.muted === false && <p className={styles.faint}>{p('film.sound-hint')}</p>}
      <DraftField
        label={p('film.name')}
        value={film.name ?? ''}
        maxLength={300}
        onKeep={(name, gesture) => change({ name: name.trim() }, gesture)}
      />
      <StillButton scene={scene} film={film} />
    </>
  );
}

/** What is shown before the video plays, and where it cannot. */
function StillButton({ scene, film }: { scene: Scene; film: Video360 }) {
  const openTour = useOpenTour();
  const { say } = openTour;
  const [isTaking, setTaking] = useState(false);
  const url = useEditorStore(({ media }) => media[film.slug]?.url ?? null);
  if (!url) return null;
  const take = async () => {
    setTaking(true);
    const isTaken = await openTour.files.takeStill(scene, url).finally(() => setTaking(false));
    if (!isTaken) say('warn', p('film.still-failed'));
  };
  return (
    <>
      <p className={styles.faint}>{p('film.photo')}</p>
      <div className={styles.row}>
        <Button size="small" loading={isTaking} onClick={() => void take()}>
          {p('film.still')}
        </Button>
      </div>
    </>
  );
}
