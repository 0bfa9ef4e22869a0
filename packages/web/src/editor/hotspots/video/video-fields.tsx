import { type KnownHotspot, videoFrame } from '@tourwright/tour/document';
import { t } from '../../editor-text.ts';
import styles from '../../panels/inspector.module.css';
import { CaptionsField } from '../captions/captions-field.tsx';
import type { FieldsProps } from '../editor-kind.ts';
import { UnseenFields } from '../fields/said-fields.tsx';
import { UrlField } from '../fields/url-field.tsx';
import { useHotspotField } from '../fields/use-hotspot-field.ts';
import { OneFile } from '../files/one-file.tsx';
import { FrameNote } from '../frame-note.tsx';
import { Tick } from '../tick.tsx';

/** The video, its poster and captions, and what it says where it is not seen. */
export function VideoFields(props: FieldsProps<KnownHotspot<'video'>>) {
  const set = useHotspotField(props);
  const { slug, url, poster, loop } = props.hotspot;
  return (
    <>
      <section className={styles.section} aria-label={t('kind.video')}>
        <h3>{t('video.title')}</h3>
        <OneFile
          kind="film"
          slug={slug}
          name={t('kind.video')}
          add={t('video.add')}
          replace={t('video.replace')}
          onChoose={(file) => set('slug', file.slug)}
          onRemove={() => set('slug', null)}
        />
        {!slug && (
          <UrlField
            label="hotspot.url"
            hint="hotspot.url-video"
            fault="hotspot.url-video-fault"
            isUsable={(address) => videoFrame(address) !== null}
            note={<FrameNote kind="video" url={url !== undefined && videoFrame(url) ? url : null} />}
            {...props}
          />
        )}
        {slug && <Tick label={t('hotspot.loop')} value={loop} onSet={(value) => set('loop', value)} />}
      </section>
      {(slug || url) && (
        <section className={styles.section} aria-label={t('poster.title')}>
          <h3>{t('poster.title')}</h3>
          <OneFile
            kind="picture"
            slug={poster}
            name={t('poster.title')}
            add={t('poster.add')}
            replace={t('poster.replace')}
            onChoose={(file) => set('poster', file.slug)}
            onRemove={() => set('poster', null)}
          />
        </section>
      )}
      {slug && <CaptionsField {...props} />}
      <UnseenFields {...props} />
    </>
  );
}
