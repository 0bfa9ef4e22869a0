import { IconFlag, IconPhoto, IconStar } from '@tabler/icons-react';
import type { Scene } from '@tourwright/tour/document';
import { openingScene, openingView } from '@tourwright/tour/rules';
import { prefetchedPart } from '../../../client/loading/prefetched-part.tsx';
import { numberText, sizeText } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { actionOf } from '../../actions/all-actions.ts';
import { makeStart } from '../../actions/scene-actions.ts';
import { PhotoAdjustment } from '../../adjust/photo-adjustment.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { isUnderway } from '../../rules/scene-status.ts';
import { LookingPart } from '../../scenes/looking-part.tsx';
import { statusText } from '../../session/status-text.ts';
import { hasPictureOfScene } from '../../state/has-picture.ts';
import { newEdit } from '../../state/new-edit.ts';
import { shownNameOf } from '../../upload/reading/scene-name.ts';
import { useSceneStatus } from '../../use-scene-status.ts';
import { DraftField } from '../draft-field.tsx';
import styles from '../inspector.module.css';
import { SceneThumbnail } from './card/scene-thumbnail.tsx';
import { EarlierPhoto } from './earlier-photo.tsx';
import { PhotoButtons } from './photo-buttons.tsx';

const SceneMedia = prefetchedPart(async () => (await import('./scene-media.tsx')).SceneMedia);

/** The open scene: name, rank, how it opens, its photo. */
export function SceneInspector({ scene }: { scene: Scene }) {
  const { actions } = useEditor();
  const commit = useEditorStore((state) => state.commit);
  const isStart = useEditorStore(({ tour }) => (tour ? openingScene(tour)?.id === scene.id : false));
  return (
    <>
      <div className={styles.head}>
        <IconPhoto size={20} stroke={1.75} aria-hidden="true" />
        <h2>{scene.name}</h2>
      </div>
      <section className={styles.section}>
        <DraftField
          label={t('scene.name')}
          value={scene.name}
          answers="scene-named-like-a-file"
          maxLength={300}
          onKeep={(name, gesture) =>
            name.trim() &&
            commit(newEdit({ kind: 'scene.rename', sceneId: scene.id, name: name.trim() }), { gesture })
          }
        />
        <Button
          size="small"
          disabled={isStart}
          icon={<IconStar size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => makeStart(actions, scene.id)}
        >
          {isStart ? t('scene.is-start') : t('action.start-here')}
        </Button>
      </section>
      <OpeningView scene={scene} />
      <LookingPart key={scene.id} scene={scene} />
      <ScenePhoto scene={scene} />
      <SceneMedia scene={scene} />
    </>
  );
}

/** How the scene opens; the present view can take its place. */
function OpeningView({ scene }: { scene: Scene }) {
  const { actions } = useEditor();
  const isOnCanvas = useEditorStore(hasPictureOfScene);
  const view = openingView(scene);
  return (
    <section className={styles.section}>
      <h3>{t('view.title')}</h3>
      <p className={styles.faint}>
        {t('view.opens', {
          yaw: numberText(view.yaw),
          pitch: numberText(view.pitch),
          hfov: numberText(view.hfov),
        })}
      </p>
      <div className={styles.row}>
        <Button
          size="small"
          disabled={!isOnCanvas}
          icon={<IconFlag size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => actionOf('use-view').run(actions)}
        >
          {t('action.use-view')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => actions.lookTo(view)}>
          {t('view.look')}
        </Button>
      </div>
    </section>
  );
}

/** The photo: what it is, how far it is, and what can be done with it. */
function ScenePhoto({ scene }: { scene: Scene }) {
  const image = useEditorStore(({ media }) => media[scene.slug]);
  const status = useSceneStatus(scene.slug);
  const fileName = shownNameOf(scene.slug);
  return (
    <section className={styles.section}>
      <h3>{t('photo.title')}</h3>
      <SceneThumbnail slug={scene.slug} className={styles.cover} />
      <p className={styles.faint}>
        {status.kind === 'ready' && image?.width
          ? t('photo.facts', {
              fileName,
              width: image.width,
              height: image.height ?? 0,
              size: sizeText(image.sizeBytes ?? 0, 'megabyte', 1e6),
            })
          : statusText(status, fileName)}
      </p>
      {['refused', 'failed'].includes(status.kind) && (
        <p className={styles.fileName}>{t('photo.file', { fileName })}</p>
      )}
      {status.kind === 'ready' && <PhotoAdjustment scene={scene} />}
      <div className={styles.row}>
        <PhotoButtons scene={scene} status={status} />
      </div>
      {!isUnderway(status) && <EarlierPhoto scene={scene} />}
    </section>
  );
}
