/** The controls of the bar below the picture, in order; those without a use for the tour or the device are left out. */
import {
  IconArrowBackUp,
  IconBadgeVr,
  IconDeviceMobileRotated,
  IconLayoutGrid,
  IconMap2,
  IconMaximize,
  IconMinimize,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotate360,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { PlayerControl, ShownLink } from '@tourwright/api';
import type { ReactElement } from 'react';
import { offersControl } from '../../client/offers-control.ts';
import type { Motion } from '../device/use-gyroscope.ts';
import { t } from '../preview-text.ts';

/** Those that are in the bar. */
type ControlId = Exclude<PlayerControl, 'contact' | 'share'>;

/** A control of the player's bar. */
export interface Control {
  id: ControlId;
  label: string;
  icon: ReactElement;
  onPress: () => void;
  /** Absent: not a switch. */
  isPressed?: boolean;
  /** Absent: opens nothing. */
  isExpanded?: boolean;
  isDisabled?: boolean;
  /** Somebody reaches for it. */
  onReach?: () => void;
}

/** What the player's bar of controls shows and calls. */
export interface ControlBarProps {
  /** The link by which the tour was opened; it may leave some out. */
  link?: ShownLink | undefined;
  areScenesOpen: boolean;
  onScenes: () => void;
  hasWayBack: boolean;
  onBack: () => void;
  /** Null where the picture cannot turn. */
  turning: { isOn: boolean; toggle: () => void } | null;
  /** Null where there is nothing to be led through. */
  guide: { isPlaying: boolean; toggle: () => void } | null;
  /** Null where there is nothing to hear. */
  sound: { isOn: boolean; toggle: () => void } | null;
  /** Null where there is no floor plan. */
  plan: { isOpen: boolean; onToggle: () => void } | null;
  /** Looking by moving the device; null where that cannot be. */
  motion: Motion | null;
  /** Null where there is no headset. */
  vr: { isOn: boolean; enter: () => void; prepare: () => void } | null;
  fullscreen: { isOn: boolean; isPossible: boolean; toggle: () => void };
  /** Whether it has the room of a phone; as wide as the window unless said otherwise. */
  isNarrow?: boolean;
}

const looks = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The controls from left to right. */
export function controlsOf(props: ControlBarProps): Control[] {
  const { turning, guide, sound, plan, fullscreen } = props;
  const controls: (Control | false | null)[] = [
    {
      id: 'rooms',
      label: t('preview.scenes'),
      icon: <IconLayoutGrid {...looks} />,
      onPress: props.onScenes,
      isExpanded: props.areScenesOpen,
    },
    {
      id: 'back',
      label: t('preview.back'),
      icon: <IconArrowBackUp {...looks} />,
      onPress: props.onBack,
      isDisabled: !props.hasWayBack,
    },
    guide && {
      id: 'guide',
      label: guide.isPlaying ? t('preview.guide-stop') : t('preview.guide'),
      icon: guide.isPlaying ? <IconPlayerPause {...looks} /> : <IconPlayerPlay {...looks} />,
      onPress: guide.toggle,
    },
    turning && {
      id: 'turn',
      label: turning.isOn ? t('preview.turn-stop') : t('preview.turn'),
      icon: <IconRotate360 {...looks} />,
      onPress: turning.toggle,
      isPressed: turning.isOn,
    },
    sound && {
      id: 'sound',
      label: sound.isOn ? t('preview.sound-off') : t('preview.sound-on'),
      icon: sound.isOn ? <IconVolume {...looks} /> : <IconVolumeOff {...looks} />,
      onPress: sound.toggle,
    },
    plan && {
      id: 'plan',
      label: t('preview.plan'),
      icon: <IconMap2 {...looks} />,
      onPress: plan.onToggle,
      isPressed: plan.isOpen,
    },
    ...lookControls(props),
    fullscreen.isPossible && {
      id: 'fullscreen',
      label: fullscreen.isOn ? t('preview.fullscreen-end') : t('preview.fullscreen'),
      icon: fullscreen.isOn ? <IconMinimize {...looks} /> : <IconMaximize {...looks} />,
      onPress: fullscreen.toggle,
    },
  ];
  return controls.filter(
    (control) => control !== null && control !== false && offersControl(props.link, control.id),
  ) as Control[];
}

/** Other ways to look around than by dragging. */
function lookControls({ motion, vr }: Pick<ControlBarProps, 'motion' | 'vr'>): (Control | null)[] {
  const motionOff = motion?.isRefused ? t('preview.motion-off') : t('preview.motion');
  return [
    motion && {
      id: 'motion',
      label: motion.isOn ? t('preview.motion-end') : motionOff,
      icon: <IconDeviceMobileRotated {...looks} />,
      onPress: motion.toggle,
      isPressed: motion.isOn,
      onReach: motion.prepare,
    },
    vr && {
      id: 'vr',
      label: t('preview.vr'),
      icon: <IconBadgeVr {...looks} />,
      onPress: vr.enter,
      isPressed: vr.isOn,
      isDisabled: vr.isOn,
      onReach: vr.prepare,
    },
  ];
}

/** What a narrow bar shows first: the last of them go behind "More". */
const byImportance: ControlId[] = [
  'rooms',
  'back',
  'guide',
  'plan',
  'motion',
  'vr',
  'sound',
  'turn',
  'fullscreen',
];

/** Controls that have a place of their own in a bar of this many places, and those behind "More", which takes a place. */
export function partControls(
  controls: readonly Control[],
  places: number,
): { shown: Control[]; more: Control[] } {
  if (controls.length <= places) return { shown: [...controls], more: [] };
  const sorted = [...controls].sort((a, b) => byImportance.indexOf(a.id) - byImportance.indexOf(b.id));
  const first = new Set(sorted.slice(0, places - 1));
  return {
    shown: controls.filter((control) => first.has(control)),
    more: controls.filter((control) => !first.has(control)),
  };
}
