import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { Scene, Tour } from '@tourwright/tour/document';
import { useState } from 'react';
import { problemText } from '../../layout/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Slider } from '../../ui/slider.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { SceneThumbnail } from '../panels/scene-thumbnail.tsx';
import { setScene } from '../session/set-scene.ts';
import { setTour } from '../session/set-tour.ts';
import { storePicture } from '../session/store-picture.ts';
import { newEdit } from '../state/new-edit.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import own from './playing.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const usualSize = 40;
const atFeet = { yaw: 0, pitch: -75 };

/** The one logo that lies at a visitor's feet in every scene that does not hide it. */
export function LogoPart({ tour }: { tour: Tour }) {
  const { session, actions } = useEditor();
  const [isStoring, setStoring] = useState(false);
  const scene = useEditorStore((state) => state.selectedScene);
  const { centerLogo } = tour;
  const store = async (file: File) => {
    setStoring(true);
    try {
      const image = await storePicture(session.tourId, 'logo', file);
      actions.state().setImage(image);
      setLogo(image.slug);
      actions.lookTo(atFeet);
    } catch (cause) {
      showToast('error', t('nadir.not-stored', { reason: problemText(cause) }));
    } finally {
      setStoring(false);
    }
  };
  const chooser = useFileChooser('photo', ([file]) => file && void store(file), { single: true });
  return (
    <section className={own.part} aria-label={t('logo.title')}>
      <h3>{t('logo.title')}</h3>
      {!centerLogo && <p className={own.hint}>{t('logo.none')}</p>}
      {centerLogo && (
        <>
          <SceneThumbnail
            slug={centerLogo.includes('/') ? centerLogo : `${tour.id}/${centerLogo}`}
            className={own.logo}
          />
          <LogoSize size={tour.centerLogoSize ?? usualSize} />
          {scene && <LogoInScene scene={scene} />}
        </>
      )}
      <div className={own.buttons}>
        <Button size="small" loading={isStoring} icon={<IconPhotoPlus {...icon} />} onClick={chooser.open}>
          {t(centerLogo ? 'nadir.other-logo' : 'logo.choose')}
        </Button>
        {centerLogo && (
          <Button variant="danger" size="small" icon={<IconTrash {...icon} />} onClick={() => setLogo(null)}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
      {chooser.input}
    </section>
  );
}

function setLogo(slug: string | null): void {
  const name = { id: slug ? 'edit.logo.choose' : 'edit.logo.remove', values: {} };
  useEditorStore.getState().commit(newEdit({ kind: 'logo.replace', slug }), { name });
}

function LogoSize({ size }: { size: number }) {
  const show = (value: number) =>
    useEditorStore.setState({ preview: newEdit({ kind: 'tour.set', field: 'centerLogoSize', value }) });
  const keep = (value: number) => setTour('centerLogoSize', value, 'edit.logo.size');
  const range = { value: size, min: 5, max: 120, step: 1 };
  return (
    <div className={styles.property}>
      <span>{t('nadir.size')}</span>
      <span className={styles.range}>
        <Slider
          {...range}
          label={t('logo.size')}
          describe={(value) => t('style.degrees', { value })}
          onChange={show}
          onCommit={keep}
        />
        <NumberInput {...range} label={t('logo.size-number')} decimals={0} unit="°" onKeep={keep} />
      </span>
    </div>
  );
}

function LogoInScene({ scene }: { scene: Scene }) {
  const { actions } = useEditor();
  return (
    <>
      <Checkbox
        label={t('logo.in-scene', { name: scene.name })}
        checked={scene.hidesCenterLogo !== true}
        onChange={({ currentTarget }) =>
          setScene(scene, 'hidesCenterLogo', currentTarget.checked ? null : true, 'edit.logo.in-scene')
        }
      />
      <div className={own.buttons}>
        <Button variant="quiet" size="small" onClick={() => actions.lookTo(atFeet)}>
          {t('view.look')}
        </Button>
      </div>
    </>
  );
}
