import { IconArrowsLeftRight, IconTrash, IconX } from '@tabler/icons-react';
import type { Hotspot, Scene } from '@tourwright/tour/document';
import { useViewport } from '@xyflow/react';
import { type CSSProperties, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useHotspotField } from '../../hotspots/fields/use-hotspot-field.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { connectScenes, removeLinks } from '../connect-scenes.ts';
import { box, type Places } from '../layout/place.ts';
import { useMapLinks } from '../map-links.ts';
import { m } from '../map-text.ts';
import styles from './arrow-popover.module.css';
import type { LinkArrow } from './link-arrows.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Beside the arrow that is selected: what its links are called, and what can be done about them. */
export function ArrowPopover({ places }: { places: Places }) {
  const { actions } = useEditor();
  const scenes = useEditorStore((state) => state.tour?.scenes);
  const selected = useEditorStore((state) => state.mapPair);
  const { arrows } = useMapLinks();
  const view = useViewport();
  const popover = useRef<HTMLElement>(null);
  const arrow = arrows.find(({ key }) => key === selected);
  const [from, to] = [arrow?.fromId, arrow?.toId].map((id) => scenes?.find((scene) => scene.id === id));
  const [a, b] = [from && places.get(from.id), to && places.get(to.id)];
  if (!arrow || !from || !to || !a || !b) return null;
  const middle = {
    x: ((a.x + b.x + box.width) / 2) * view.zoom + view.x,
    y: ((a.y + b.y + box.height) / 2) * view.zoom + view.y,
  };
  const close = () => actions.set({ mapPair: null });
  const names = { from: from.name, to: to.name };
  return (
    <section
      // The fields of another arrow are others.
      key={arrow.key}
      ref={popover}
      tabIndex={-1}
      className={styles.popover}
      style={{ '--x': `${middle.x}px`, '--y': `${middle.y}px` } as CSSProperties}
      aria-label={m(arrow.back ? 'links.both' : 'links.one', names)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={styles.head}>
        <b>{m(arrow.back ? 'links.both' : 'links.one', names)}</b>
        <IconButton label={m('arrow.close')} icon={<IconX {...icon} />} onClick={close} />
      </div>
      <LabelOf scene={from} link={arrow.there} />
      {arrow.back && <LabelOf scene={to} link={arrow.back} />}
      <Tools {...{ arrow, from, to }} onLinked={() => popover.current?.focus()} />
    </section>
  );
}

interface ToolsProps {
  arrow: LinkArrow;
  from: Scene;
  to: Scene;
  onLinked(): void;
}

/** Makes the way back, opens one of the two scenes, or takes their links away. */
function Tools({ arrow, from, to, onLinked }: ToolsProps) {
  const { actions } = useEditor();
  const open = (scene: Scene) => {
    actions.state().selectScene(scene.id);
    actions.set({ panel: 'scenes' });
  };
  return (
    <div className={styles.tools}>
      {!arrow.back && (
        <Button
          size="small"
          variant="solid"
          icon={<IconArrowsLeftRight {...icon} />}
          onClick={() => {
            connectScenes(actions, arrow.fromId, arrow.toId);
            // The button goes; the keyboard stays here.
            onLinked();
          }}
        >
          {m('arrow.both-ways')}
        </Button>
      )}
      {[from, to].map((scene) => (
        <Button key={scene.id} size="small" onClick={() => open(scene)}>
          {m('arrow.open', { name: scene.name })}
        </Button>
      ))}
      <Button
        size="small"
        variant="danger"
        icon={<IconTrash {...icon} />}
        onClick={() => removeLinks(actions, arrow)}
      >
        {m('links.remove')}
      </Button>
    </div>
  );
}

function LabelOf({ scene, link }: { scene: Scene; link: Hotspot }) {
  const set = useHotspotField({ scene, hotspot: link });
  return (
    <DraftField
      label={m('arrow.label-in', { name: scene.name })}
      value={link.text ?? ''}
      maxLength={5000}
      onKeep={(value, gesture) => set('text', value || null, gesture)}
    />
  );
}
