import { useEditorStore } from '../editor-store.ts';
import { DetailsPanel } from './details-panel.tsx';
import { ScenesPanel } from './scenes-panel.tsx';

/** What the rail has chosen. */
export function SidePanel({ className }: { className: string | undefined }) {
  const panel = useEditorStore((state) => state.panel);
  return panel === 'scenes' ? <ScenesPanel className={className} /> : <DetailsPanel className={className} />;
}
