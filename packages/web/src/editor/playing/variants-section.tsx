import { IconEye, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { limits, type Scene, type SceneVariant } from '@tourwright/tour/document';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { DraftField } from '../panels/draft-field.tsx';
import styles from '../panels/inspector.module.css';
import items from '../panels/items.module.css';
import { SceneThumbnail } from '../panels/scenes/card/scene-thumbnail.tsx';
import { removeItem, setItem } from '../session/set-item.ts';
import { setScene } from '../session/set-scene.ts';
import { specified } from '../state/specified-state.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { FileState } from './file-state.tsx';
import own from './playing.module.css';
import { p } from './playing-text.ts';

/** As many as the document holds beside the scene's own picture. */
const mostVariants = limits.sceneVariants;

/** Other pictures of the same standpoint, and what visitors read on the switch between them. */
export function VariantsSection({ scene }: { scene: Scene }) {
  const openTour = useOpenTour();
  const add = useRef<HTMLButtonElement>(null);
  const variants = scene.variants ?? [];
  const chooser = useFileChooser('photo', (files) => {
    void openTour.files.addVariants(scene.id, files.slice(0, mostVariants - variants.length));
  });
  return (
    <section className={styles.section} aria-label={p('variants.title')}>
      <h3>{p('variants.title')}</h3>
      {variants.length === 0 ? (
        <p className={styles.faint}>{p('variants.none')}</p>
      ) : (
        <ul className={items.list}>
          <OwnPicture scene={scene} />
          {variants.map((variant) => (
            <Variant key={variant.id} {...{ scene, variant }} onRemoved={() => add.current?.focus()} />
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <Button
          ref={add}
          size="small"
          disabled={variants.length >= mostVariants}
          icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={chooser.open}
        >
          {p('variants.add')}
        </Button>
      </div>
      {chooser.input}
    </section>
  );
}

/** The scene's photo, which is shown first. */
function OwnPicture({ scene }: { scene: Scene }) {
  const { store } = useOpenTour();
  return (
    <li className={items.item}>
      <div className={own.pictureHead}>
        <SceneThumbnail slug={scene.slug} className={own.picture} />
        <DraftField
          label={p('variants.own-name')}
          value={scene.variantName ?? ''}
          placeholder={scene.name}
          maxLength={300}
          onKeep={(name, gesture) =>
            setScene(store, scene, 'variantName', name.trim() || null, 'edit.variant.set', gesture)
          }
        />
      </div>
      <ShowButton scene={scene} slug={scene.slug} name={scene.variantName || scene.name} />
    </li>
  );
}

interface VariantProps {
  scene: Scene;
  variant: SceneVariant;
  onRemoved(): void;
}

function Variant({ scene, variant, onRemoved }: VariantProps) {
  const { store } = useOpenTour();
  const { id, name, slug } = variant;
  const path = ['scenes', scene.id, 'variants'];
  const isReady = useEditorStore(({ media }) => Boolean(media[slug]?.panorama));
  const rename = (value: string, gesture: string) => {
    if (!value.trim()) return;
    const step = { id: 'edit.variant.set', values: { name: scene.name } } as const;
    setItem(store, path, variant, { ...variant, name: value.trim() }, step, gesture);
  };
  const remove = () => {
    removeItem(store, path, variant, { id: 'edit.variant.remove', values: { name: scene.name } });
    onRemoved();
  };
  return (
    <li className={items.item}>
      <div className={own.pictureHead}>
        <SceneThumbnail slug={slug} className={own.picture} />
        <DraftField label={p('variants.name')} value={name} maxLength={300} onKeep={rename} />
        <IconButton
          size="small"
          label={p('variants.remove', { name })}
          icon={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
          onClick={remove}
        />
      </div>
      <FileState slug={slug} name={name} kind="photo" />
      {isReady && <ShowButton scene={scene} slug={slug} variantId={id} name={name} />}
    </li>
  );
}

interface ShowButtonProps {
  scene: Scene;
  /** The slug of the picture. */
  slug: string;
  /** Absent: the scene's own picture. */
  variantId?: string;
  name: string;
}

/** Shows one of a scene's pictures on the canvas. */
function ShowButton({ scene, slug, variantId, name }: ShowButtonProps) {
  const { store } = useOpenTour();
  const isShown = useEditorStore(specified.selectedImage) === slug;
  const show = () => {
    const { [scene.id]: _, ...others } = store.getState().shownVariants;
    const shownVariants = variantId === undefined ? others : { ...others, [scene.id]: variantId };
    store.setState({ shownVariants });
  };
  return (
    <Button
      size="small"
      aria-pressed={isShown}
      aria-label={p('variants.show', { name })}
      className={own.choice}
      icon={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
      onClick={show}
    >
      {p('variants.show-short')}
    </Button>
  );
}
