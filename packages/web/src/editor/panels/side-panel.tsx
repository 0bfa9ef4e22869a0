import { useEditorStore } from '../editor-store.ts';
import { GuidePanel } from '../playing/guide-panel.tsx';
import { VisitPanel } from '../playing/visit-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { ScenesPanel } from './scenes-panel.tsx';

const panels = { scenes: ScenesPanel, details: DetailsPanel, visit: VisitPanel, guide: GuidePanel };

/** What the rail has chosen. */
export function SidePanel({ className }: { className: string | undefined }) {
  const Panel = panels[useEditorStore((state) => state.panel)];
  return <Panel className={className} />;
}
