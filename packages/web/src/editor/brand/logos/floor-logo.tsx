import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import type { Scene, Tour } from '@tourwright/tour/document';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import inspector from '../../panels/inspector.module.css';
import { NumberInput } from '../../panels/number-input.tsx';
import { p } from '../../playing/playing-text.ts';
import { setScene } from '../../session/set-scene.ts';
import { setTour } from '../../session/set-tour.ts';
import { newEdit } from '../../state/new-edit.ts';
import { useLogoChooser } from '../../upload-ui/use-logo-chooser.tsx';
import styles from '../brand.module.css';
import { LogoRow } from './logo-row.tsx';
import own from './logos.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const usualSize = 40;
const atFeet = { yaw: 0, pitch: -75 };

/** The one logo that is at a visitor's feet in every scene that does not hide it. */
export function FloorLogo({ tour }: { tour: Tour }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const scene = useEditorStore((state) => state.selectedScene);
  const { centerLogo } = tour;
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { choose, input, isStoring } = useLogoChooser((slug) => {
    setLogo(store, slug);
    setOpen(true);
    actions.lookTo(atFeet);
  });
  return (
    <section className={own.logoPart} aria-label={p('logo.title')} data-setting="floor">
      <LogoRow
        name={p('logo.title')}
        about={p(centerLogo ? 'logo.one' : 'logo.none')}
        slug={centerLogo && (centerLogo.includes('/') ? centerLogo : `${tour.id}/${centerLogo}`)}
        isRound
        isStoring={isStoring}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        onChoose={choose}
      >
        <LogoSize size={tour.centerLogoSize ?? usualSize} />
        {scene && <LogoInScene scene={scene} />}
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={<IconPhotoPlus {...icon} />}
            aria-expanded={isAsked}
            onClick={() => setAsked(true)}
          >
            {t('nadir.other-logo')}
          </Button>
          <Button
            variant="danger"
            size="small"
            icon={<IconTrash {...icon} />}
            onClick={() => setLogo(store, null)}
          >
            {p('logo.remove')}
          </Button>
        </div>
        {isAsked && (
          <Replacing
            onChoose={() => {
              setAsked(false);
              choose();
            }}
            onKeep={() => setAsked(false)}
          />
        )}
      </LogoRow>
      {input}
    </section>
  );
}

/** A second logo takes the place of the first: that is said before one is chosen. */
function Replacing({ onChoose, onKeep }: { onChoose(): void; onKeep(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={own.replacing}>
      <p role="status">{p('logo.replaces')}</p>
      <div className={styles.buttons}>
        <Button ref={button} size="small" onClick={onChoose}>
          {p('logo.replace')}
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          {p('logo.keep')}
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
    <div className={inspector.property}>
      <span>{t('nadir.size')}</span>
      <span className={inspector.range}>
        <Slider
          {...range}
          label={p('logo.size')}
          describe={(value) => t('style.degrees', { value })}
          onChange={show}
          onCommit={keep}
        />
        <NumberInput {...range} label={p('logo.size-number')} decimals={0} unit="degree" onKeep={keep} />
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
        label={p('logo.in-scene', { name: scene.name })}
        checked={scene.hidesCenterLogo !== true}
        onChange={({ currentTarget }) =>
          setScene(store, scene, 'hidesCenterLogo', currentTarget.checked ? null : true, 'edit.logo.in-scene')
        }
      />
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" onClick={() => actions.lookTo(atFeet)}>
          {t('view.look')}
        </Button>
      </div>
    </>
  );
}
