import { IconMicrophone } from '@tabler/icons-react';
import type { GuideStop } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { OneFile } from '../../hotspots/files/one-file.tsx';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { without } from '../guide-edits.ts';
import { g } from '../guide-text.ts';

interface NarrationPartProps {
  stop: GuideStop;
  set(next: GuideStop): void;
}

/** What is heard at a stop: a file, or what is recorded here. */
export function NarrationPart({ stop, set }: NarrationPartProps) {
  const { store } = useOpenTour();
  const url = useEditorStore(({ media }) => (stop.slug && media[stop.slug]?.url) || null);
  const isRecording = useEditorStore(({ guideRun }) => guideRun !== null && guideRun.kind !== 'play');
  const record = () =>
    store.setState({ guideRun: { kind: 'voice', stopId: stop.id ?? '', phase: 'asking', seconds: 0 } });
  return (
    <section className={styles.section} aria-label={g('stop.narration')}>
      <h3>{g('stop.narration')}</h3>
      {!stop.slug && <p className={styles.faint}>{g('stop.no-narration')}</p>}
      {url && <SoundPlayer key={url} url={url} name={g('stop.narration')} />}
      <OneFile
        kind="sound"
        slug={stop.slug}
        name={g('stop.narration')}
        add={g('stop.choose-file')}
        replace={g('stop.replace-file')}
        onChoose={({ slug }) => {
          set({ ...stop, slug });
          return true;
        }}
        onRemove={() => set(without(stop, 'slug', 'captions'))}
      />
      <div className={styles.row}>
        <Button
          size="small"
          disabled={isRecording}
          icon={<IconMicrophone size={18} stroke={1.75} aria-hidden="true" />}
          onClick={record}
        >
          {g(stop.slug ? 'stop.record-again' : 'stop.record')}
        </Button>
      </div>
    </section>
  );
}
