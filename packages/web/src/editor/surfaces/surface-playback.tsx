import type { Scene, SceneVideo } from '@tourwright/tour/document';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import { t } from '../editor-text.ts';
import { CaptionsList } from '../hotspots/captions/captions-field.tsx';
import { OneFile } from '../hotspots/files/one-file.tsx';
import styles from '../panels/inspector.module.css';
import { type SurfaceFields, surfaceName } from './surface-edits.ts';
import { s } from './surface-text.ts';

interface SurfacePlaybackProps {
  scene: Scene;
  surface: SceneVideo;
  set(fields: SurfaceFields): boolean;
}

/** How what is on a surface plays, opens and fills it. */
export function SurfacePlayback({ scene, surface, set }: SurfacePlaybackProps) {
  const isPicture = surface.kind === 'picture';
  const { opens = isPicture, fit = 'stretch' } = surface;
  return (
    <>
      <section className={styles.section}>
        <h3>{s('surface.playback')}</h3>
        {!isPicture && <VideoPlayback surface={surface} set={set} />}
        <Checkbox
          label={s('surface.opens')}
          checked={opens}
          onChange={({ currentTarget: { checked } }) =>
            set({ opens: checked === isPicture ? null : checked })
          }
        />
        <div className={styles.property}>
          <span>{s('surface.fit')}</span>
          <Segmented
            label={s('surface.fit')}
            value={fit}
            segments={[
              { value: 'stretch', label: s('surface.fit-stretch') },
              { value: 'cover', label: s('surface.fit-cover') },
              { value: 'contain', label: s('surface.fit-contain') },
            ]}
            onChange={(value) => set({ fit: value === 'stretch' ? null : value })}
          />
        </div>
      </section>
      {!isPicture && (
        <>
          <section className={styles.section} aria-label={t('poster.title')}>
            <h3>{t('poster.title')}</h3>
            <OneFile
              kind="picture"
              slug={surface.poster}
              name={t('poster.title')}
              add={t('poster.add')}
              replace={t('poster.replace')}
              onChoose={(file) => set({ poster: file.slug })}
              onRemove={() => set({ poster: null })}
            />
          </section>
          <CaptionsList
            path={['scenes', scene.id, 'videos', surface.id, 'captions']}
            captions={surface.captions ?? []}
            of={{ kind: 'video', text: surfaceName(surface) }}
            slug={surface.slug}
          />
        </>
      )}
    </>
  );
}

/** When a video starts, whether it begins again, and whether it is heard. */
function VideoPlayback({ surface, set }: Pick<SurfacePlaybackProps, 'surface' | 'set'>) {
  const { autoplay = true, loop = true, muted = true } = surface;
  return (
    <>
      <div className={styles.property}>
        <span>{s('surface.starts')}</span>
        <Segmented
          label={s('surface.starts')}
          value={autoplay ? 'seen' : 'click'}
          segments={[
            { value: 'seen', label: s('surface.starts-seen') },
            { value: 'click', label: s('surface.starts-click') },
          ]}
          onChange={(value) => set({ autoplay: value === 'seen' ? null : false })}
        />
      </div>
      <Checkbox
        label={s('surface.loop')}
        checked={loop}
        onChange={({ currentTarget }) => set({ loop: currentTarget.checked ? null : false })}
      />
      <Checkbox
        label={s('surface.muted')}
        checked={muted}
        onChange={({ currentTarget }) => set({ muted: currentTarget.checked ? null : false })}
      />
      {!muted && autoplay && <p className={styles.faint}>{s('surface.sound-hint')}</p>}
    </>
  );
}
