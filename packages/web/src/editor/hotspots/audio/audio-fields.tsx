import type { KnownHotspot } from '@tourwright/tour/document';
import { SoundPlayer } from '../../../ui/sound-player.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { RecordButton } from '../../recording/record-button.tsx';
import { CaptionsField } from '../captions/captions-field.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { SaidFields } from '../fields/said-fields.tsx';
import { useHotspotField } from '../fields/use-hotspot-field.ts';
import { OneFile } from '../files/one-file.tsx';
import { Tick } from '../tick.tsx';

/** The sound, how it plays, its captions, and its transcript. */
export function AudioFields(props: FieldsProps<KnownHotspot<'audio'>>) {
  const set = useHotspotField(props);
  const { attached } = useOpenTour();
  const { slug, text, isDirectional, loop } = props.hotspot;
  const url = useEditorStore(({ media }) => (slug && media[slug]?.url) || null);
  const keep = (file: File) =>
    void attached.take('sound', [file], ([taken]) => taken !== undefined && set('slug', taken.slug));
  return (
    <>
      <section className={styles.section} aria-label={t('kind.audio')}>
        <h3>{t('audio.title')}</h3>
        {url && <SoundPlayer key={url} url={url} name={t('audio.title')} />}
        <OneFile
          kind="sound"
          slug={slug}
          name={t('kind.audio')}
          add={t('audio.add')}
          replace={t('audio.replace')}
          onChoose={(file) => set('slug', file.slug)}
          onRemove={() => set('slug', null)}
        />
        <div className={styles.row}>
          <RecordButton of={text || props.scene.name} onRecorded={keep} />
        </div>
        <Tick
          label={t('hotspot.in-place')}
          value={isDirectional}
          onSet={(value) => set('isDirectional', value)}
        />
        <Tick label={t('hotspot.loop')} value={loop} onSet={(value) => set('loop', value)} />
      </section>
      {slug && !isDirectional && <CaptionsField {...props} />}
      <SaidFields {...props} hint="audio.transcript" />
    </>
  );
}
