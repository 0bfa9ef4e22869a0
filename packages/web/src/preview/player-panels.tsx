import type { ViewerScene } from '@tourwright/viewer';
import { useCallback } from 'react';
import type { TourData } from '../client/tour-data.ts';
import { clearSight } from './clear-sight.ts';
import { LazyPanels } from './lazy-panels.tsx';
import { t } from './preview-text.ts';
import { RoomList } from './room-list.tsx';
import { SharePanel } from './share-panel.tsx';
import type { PanelControl } from './use-panel.ts';
import type { Walk } from './use-tour.ts';

interface PlayerPanelsProps extends Pick<PanelControl, 'panel' | 'close'> {
  data: TourData;
  walk: Walk;
  scenes: readonly ViewerScene[];
}

/** What lies open over the tour. */
export function PlayerPanels({ data: { tour, media }, walk, scenes, panel, close }: PlayerPanelsProps) {
  const { goTo, onError, sceneId, viewer } = walk;
  const fail = useCallback(() => {
    close();
    onError({ sceneId: null, message: t('preview.panel-failed') });
  }, [close, onError]);
  const go = (id: number) => {
    if (id === sceneId) close();
    else goTo(id);
  };
  const clear = (place: DOMRect) => {
    if (panel?.kind === 'hotspot' && viewer.current) {
      clearSight(viewer.current, panel.hotspot.position, place);
    }
  };
  switch (panel?.kind) {
    case 'rooms':
      return <RoomList tour={tour} media={media} sceneId={sceneId} onGo={(id) => goTo(id)} onClose={close} />;
    case 'share':
      return <SharePanel onClose={close} />;
    case 'hotspot':
    case 'enlarged':
    case 'text':
      return (
        <LazyPanels
          {...{ panel, tour, media, scenes }}
          onGo={go}
          onClose={close}
          onShown={clear}
          onFailed={fail}
        />
      );
    default:
      return null;
  }
}
