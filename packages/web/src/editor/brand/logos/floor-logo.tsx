import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { Scene, Tour } from '@tourwright/tour/document';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Slider } from '../../ui/fields/slider.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import type { EditorStore } from '../open-tour/create-editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { setScene } from '../session/set-scene.ts';
import { setTour } from '../session/set-tour.ts';
import { newEdit } from '../state/new-edit.ts';
import { useLogoChooser } from '../upload-ui/use-logo-chooser.tsx';
import own from './playing.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const usualSize = 40;
const atFeet = { yaw: 0, pitch: -75 };

/** The one logo that lies at a visitor's feet in every scene that does not hide it. */
export function LogoPart({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const scene = useEditorStore((state) => state.selectedScene);
  const { centerLogo } = tour;
  const [isAsked, setAsked] = useState(false);
  const { choose, input, isStoring } = useLogoChooser((slug) => {
    setLogo(store, slug);
    actions.lookTo(atFeet);
  });
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
        <Button
          size="small"
          loading={isStoring}
          icon={<IconPhotoPlus {...icon} />}
          aria-expanded={centerLogo ? isAsked : undefined}
          onClick={() => (centerLogo ? setAsked(true) : choose())}
        >
          {t(centerLogo ? 'nadir.other-logo' : 'logo.choose')}
        </Button>
        {centerLogo && (
          <Button
            variant="danger"
            size="small"
            icon={<IconTrash {...icon} />}
            onClick={() => setLogo(store, null)}
          >
            {t('logo.remove')}
          </Button>
        )}
      </div>
      {centerLogo && isAsked && (
        <Replacing
          onChoose={() => {
            setAsked(false);
            choose();
          }}
          onKeep={() => setAsked(false)}
        />
      )}
      {input}
    </section>
  );
}

/** A second logo takes the place of the first: that is said before one is chosen. */
function Replacing({ onChoose, onKeep }: { onChoose(): void; onKeep(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={own.note}>
      <p role="status">{t('logo.replaces')}</p>
      <div className={own.buttons}>
        <Button ref={button} size="small" onClick={onChoose}>
          {t('logo.replace')}
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          {t('logo.keep')}
        </Button>
      </div>
    </div>
  );
}

function setLogo(store: EditorStore, slug: string | null): void {
  const name = { id: slug ? 'edit.logo.choose' : 'edit.logo.remove', values: {} };
  store.getState().commit(newEdit({ kind: 'logo.replace', slug }), { name });
}

function LogoSize({ size }: { size: number }) {
  const { store } = useOpenTour();
  const show = (value: number) =>
    store.setState({ preview: newEdit({ kind: 'tour.set', field: 'centerLogoSize', value }) });
  const keep = (value: number) => setTour(store, 'centerLogoSize', value, 'edit.logo.size');
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
        <NumberInput {...range} label={t('logo.size-number')} decimals={0} unit="degree" onKeep={keep} />
      </span>
    </div>
  );
}

function LogoInScene({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  return (
    <>
      <Checkbox
        label={t('logo.in-scene', { name: scene.name })}
        checked={scene.hidesCenterLogo !== true}
        onChange={({ currentTarget }) =>
          setScene(store, scene, 'hidesCenterLogo', currentTarget.checked ? null : true, 'edit.logo.in-scene')
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
