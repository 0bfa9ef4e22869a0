import { type HotspotKind, type KnownHotspot, limits } from '@tourwright/tour/document';
import { t } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';
import type { FieldsProps } from './editor-kind.ts';
import { PicturesField } from './files/pictures-field.tsx';

interface PicturesPartProps extends FieldsProps<KnownHotspot<Exclude<HotspotKind, 'link'>>> {
  most?: number;
}

/** The pictures of a hotspot. */
export function PicturesPart({ scene, hotspot, most = limits.pictures }: PicturesPartProps) {
  const title = t(most === 1 ? 'pictures.title-one' : 'pictures.title');
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <PicturesField
        hotspot={hotspot}
        pictures={hotspot.pictures}
        path={['scenes', scene.id, 'hotspots', hotspot.id, 'pictures']}
        most={most}
      />
    </section>
  );
}
