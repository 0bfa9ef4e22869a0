import {
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconFocusCentered,
  IconPerspective,
  IconTrash,
} from '@tabler/icons-react';
import type { Scene, SceneVideo } from '@tourwright/tour/document';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useFocusHeir } from '../../ui/use-focus-heir.ts';
import { editorPicture } from '../canvas/editor-picture.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import { specified } from '../state/specified-state.ts';
import { CornersPart } from './corners/corners-part.tsx';
import { middleOf } from './corners/quad.ts';
import {
  duplicateSurface,
  removeSurface,
  type SurfaceFields,
  setSurface,
  surfaceName,
} from './surface-edits.ts';
import { SurfaceFile } from './surface-file.tsx';
import { SurfacePlayback } from './surface-playback.tsx';
import { s } from './surface-text.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The selected surface: what it shows, how that plays, and where its corners are. */
export function SurfaceInspector({ scene }: { scene: Scene }) {
  const surface = useEditorStore(specified.selectedVideo);
  return surface && <Fields key={surface.id} scene={scene} surface={surface} />;
}

function Fields({ scene, surface }: { scene: Scene; surface: SceneVideo }) {
  const { store } = useOpenTour();
  const set = (fields: SurfaceFields, gesture?: string) => setSurface(store, scene, surface, fields, gesture);
  const isPicture = surface.kind === 'picture';
  return (
    <>
      <div className={styles.head}>
        <IconPerspective size={20} stroke={1.75} aria-hidden="true" />
        <h2>
          {surface.slug ? s(isPicture ? 'surface.picture-kind' : 'surface.video-kind') : surfaceName(surface)}
        </h2>
      </div>
      <SurfaceFile surface={surface} set={set} />
      <section className={styles.section}>
        <DraftField
          label={s('surface.name')}
          value={surface.name ?? ''}
          maxLength={300}
          onKeep={(value, gesture) => set({ name: value.trim() || null }, gesture)}
        />
        <DraftField
          label={s('surface.alt')}
          hint={s('surface.alt-hint')}
          value={surface.alt ?? ''}
          maxLength={1000}
          onKeep={(value, gesture) => set({ alt: value.trim() || null }, gesture)}
        />
      </section>
      {surface.slug && <SurfacePlayback scene={scene} surface={surface} set={set} />}
      <CornersPart surface={surface} onKeep={(corners) => set({ corners })} />
      <Acts scene={scene} surface={surface} />
    </>
  );
}

/** What is done with a surface as a whole. */
function Acts({ scene, surface }: { scene: Scene; surface: SceneVideo }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const end = useRef<HTMLElement>(null);
  useFocusHeir(end, editorPicture);
  const isHidden = useEditorStore(specified.hideEditVideo);
  const look = () => {
    const { yaw, pitch } = yawPitchOf(middleOf(surface.corners));
    actions.lookTo({ yaw: degrees(yaw), pitch: degrees(pitch) });
  };
  return (
    <section ref={end} className={styles.section}>
      <div className={styles.row}>
        <Button
          size="small"
          aria-pressed={isHidden}
          icon={isHidden ? <IconEye {...icon} /> : <IconEyeOff {...icon} />}
          onClick={() => store.setState({ hidesSurface: !isHidden })}
        >
          {s('surface.hide')}
        </Button>
        <Button size="small" icon={<IconFocusCentered {...icon} />} onClick={look}>
          {s('surface.look')}
        </Button>
        <Button
          size="small"
          icon={<IconCopyPlus {...icon} />}
          onClick={() => duplicateSurface(store, scene, surface)}
        >
          {t('action.duplicate')}
        </Button>
        <Button
          variant="danger"
          size="small"
          icon={<IconTrash {...icon} />}
          onClick={() => removeSurface(store, scene, surface)}
        >
          {t('action.delete')}
        </Button>
      </div>
    </section>
  );
}
