import type { Hotspot, Scene } from '@tourwright/tour/document';
import { useHotspotField } from '../../hotspots/fields/use-hotspot-field.ts';
import { DraftField } from '../../panels/draft-field.tsx';
import { m } from '../map-text.ts';
import type { LinkArrow } from './link-arrows.ts';

interface LinkLabelsProps {
  arrow: LinkArrow;
  from: Scene;
  to: Scene;
}

/** What the links of an arrow are called. */
export function LinkLabels({ arrow, from, to }: LinkLabelsProps) {
  return (
    <>
      <LabelOf scene={from} link={arrow.there} />
      {arrow.back && <LabelOf scene={to} link={arrow.back} />}
    </>
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
