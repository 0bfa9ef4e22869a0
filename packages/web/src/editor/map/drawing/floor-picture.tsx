import type { FloorPlan } from '@tourwright/tour/document';
import type { NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useEditorStore } from '../../editor-store.ts';
import styles from './floor-picture.module.css';

/** The plan of a floor behind the scenes that are on it. */
export const FloorPicture = memo(function FloorPicture({ data }: NodeProps & { data: { plan: FloorPlan } }) {
  const { name, slug } = data.plan;
  const url = useEditorStore(({ media }) => media[slug]?.url);
  return (
    <div className={styles.floor}>
      <span className={styles.name}>{name}</span>
      {url && <img className={styles.picture} src={url} alt="" draggable={false} />}
    </div>
  );
});
