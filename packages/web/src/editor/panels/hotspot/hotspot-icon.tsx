import { hotspotIcons } from '@tourwright/viewer/hotspots';
import { useEditorStore } from '../../editor-store.ts';
import styles from './hotspot-icon.module.css';

/** An icon of the viewer's set, or a picture of the owner's, drawn as visitors see it. */
export function HotspotIcon({ name, size = 20 }: { name: string; size?: number }) {
  const isKnown = (one: string): one is keyof typeof hotspotIcons => Object.hasOwn(hotspotIcons, one);
  if (name.includes('/')) return <OwnIcon slug={name} size={size} />;
  if (!isKnown(name)) return null;
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={hotspotIcons[name]} />
    </svg>
  );
}

function OwnIcon({ slug, size }: { slug: string; size: number }) {
  const url = useEditorStore(({ media }) => media[slug]?.url ?? null);
  return url && <img className={styles.own} src={url} alt="" width={size} height={size} draggable={false} />;
}
