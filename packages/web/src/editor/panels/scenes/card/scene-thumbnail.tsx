import { IconPhoto } from '@tabler/icons-react';
import { classNames } from '../../../../ui/class-names.ts';
import { useEditorStore } from '../../../editor-store.ts';
import styles from './scene-thumbnail.module.css';

interface SceneThumbnailProps {
  slug: string;
  className?: string | undefined;
}

/** The small picture of a scene, or its place while there is none. The name is beside it. */
export function SceneThumbnail({ slug, className }: SceneThumbnailProps) {
  const thumbnail = useEditorStore(({ media }) => media[slug]?.thumbnail ?? null);
  if (thumbnail) {
    return <img src={thumbnail} alt="" draggable={false} className={classNames(styles.picture, className)} />;
  }
  return (
    <span className={classNames(styles.place, className)} aria-hidden="true">
      <IconPhoto size={20} stroke={1.75} />
    </span>
  );
}
