import { hotspotIcons } from '@tourwright/viewer/hotspots';

/** An icon of the viewer's set, drawn as visitors see it. */
export function HotspotIcon({ name, size = 20 }: { name: string; size?: number }) {
  const isKnown = (one: string): one is keyof typeof hotspotIcons => Object.hasOwn(hotspotIcons, one);
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
