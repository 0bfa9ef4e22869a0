import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { g } from './guide-text.ts';

/** How wide a second may be, CSS pixels. */
export const secondWidths = [8, 14, 24, 40, 64] as const;

/** Which of the widths one begins with. */
export const usualZoom = 2;

export interface ZoomToolsProps {
  /** Which of `secondWidths` is shown. */
  zoom: number;
  onZoom(zoom: number): void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Make a second of the timeline narrower or wider. */
export function ZoomTools({ zoom, onZoom }: ZoomToolsProps) {
  return (
    <>
      <IconButton
        size="small"
        label={g('guide.zoom-out')}
        disabled={zoom === 0}
        icon={<IconZoomOut {...icon} />}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        size="small"
        label={g('guide.zoom-in')}
        disabled={zoom === secondWidths.length - 1}
        icon={<IconZoomIn {...icon} />}
        onClick={() => onZoom(zoom + 1)}
      />
    </>
  );
}
