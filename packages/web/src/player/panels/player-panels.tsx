import type { ViewerScene } from '@tourwright/viewer';
import { useCallback, useEffect, useState } from 'react';
import type { TourData } from '../../client/tour/tour-data.ts';
import type { OpenCart } from '../cart/open-cart.ts';
import { SharePanel } from '../chrome/share-panel.tsx';
import type { Contact } from '../contact/use-contact.ts';
import { clearSight } from '../device/clear-sight.ts';
import { LazyPanels } from '../lazy-panels.tsx';
import { ProblemNotice } from '../notices/problem-notice.tsx';
import { t } from '../preview-text.ts';
import { ScenePanel } from '../scenes/scene-panel.tsx';
import type { Walk } from '../use-tour.ts';
import type { Panel, PanelControl } from './use-panel.ts';

interface PlayerPanelsProps extends PanelControl {
  data: TourData;
  walk: Walk;
  scenes: readonly ViewerScene[];
  contact: Contact | null;
  cart: OpenCart | null;
}

interface Failed {
  panel: Panel;
  sceneId: number | null;
  /** What it was opened from: the button to try again is gone when it is open. */
  from: Element | null;
}

/** What is open over the tour. Where its code could not be had, one can ask for it again. */
export function PlayerPanels(props: PlayerPanelsProps) {
  const { panel, open, close, walk } = props;
  const { sceneId } = walk;
  const [failed, setFailed] = useState<Failed | null>(null);
  const fail = useCallback(() => {
    if (panel) setFailed({ panel, sceneId, from: document.activeElement });
    close();
  }, [panel, sceneId, close]);
  useEffect(() => {
    if (panel) setFailed(null);
  }, [panel]);
  if (panel) return <OpenPanel {...props} panel={panel} onFailed={fail} />;
  if (failed?.sceneId !== sceneId) return null;
  return (
    <ProblemNotice message={t('preview.panel-failed')} onRetry={() => open(failed.panel, failed.from)} />
  );
}

interface OpenPanelProps extends PlayerPanelsProps {
  panel: Panel;
  onFailed: () => void;
}

function OpenPanel(props: OpenPanelProps) {
  const { data, walk, scenes, contact, cart, panel, open, close, onFailed } = props;
  const { tour, media } = data;
  const { goTo, sceneId, viewer } = walk;
  const go = (id: number) => {
    if (id === sceneId) close();
    else goTo(id);
  };
  const clear = (place: DOMRect) => {
    if (panel.kind === 'hotspot' && viewer.current) {
      clearSight(viewer.current, panel.hotspot.position, place);
    }
  };
  switch (panel.kind) {
    case 'scenes':
      return (
        <ScenePanel tour={tour} media={media} sceneId={sceneId} onGo={(id) => goTo(id)} onClose={close} />
      );
    case 'share':
      return <SharePanel onClose={close} />;
    case 'cart':
      return (
        cart && <cart.parts.CartPanel store={cart.store} {...{ tour, media, sceneId }} onClose={close} />
      );
    case 'contact':
    case 'hotspot':
    case 'enlarged':
    case 'text':
      return (
        <LazyPanels
          {...{ panel, tour, media, scenes, sceneId, contact }}
          cart={cart && { ...cart, onOpen: () => open({ kind: 'cart' }) }}
          onGo={go}
          onClose={close}
          onShown={clear}
          onFailed={onFailed}
        />
      );
  }
}
