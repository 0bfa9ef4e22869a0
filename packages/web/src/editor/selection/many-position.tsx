import type { Hotspot, Scene } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import inspector from '../panels/inspector.module.css';
import { NumberInput } from '../panels/number-input.tsx';
import { commitAll, moveAll } from './change-chosen.ts';
import { sharedValue } from './shared-value.ts';

interface ManyPositionProps {
  scene: Scene;
  hotspots: readonly Hotspot[];
}

/** Yaw and pitch of all: a dash where they differ; a number puts all of them there. */
export function ManyPosition({ scene, hotspots }: ManyPositionProps) {
  const commit = useEditorStore((state) => state.commit);
  const angles = hotspots.map(({ id, position }) => ({ id, ...yawPitchOf(position) }));
  const keep = (change: { yaw?: number; pitch?: number }) => {
    const moves = angles.map(({ id, yaw, pitch }) => {
      const position = directionOf(change.yaw ?? yaw, change.pitch ?? pitch);
      return { hotspotId: id, position: [...position] as Hotspot['position'] };
    });
    const values = { count: String(hotspots.length) };
    commitAll({ commit }, moveAll(scene.id, moves), { id: 'edit.many.move', values });
  };
  return (
    <section className={classNames(inspector.section, inspector.foot)} aria-label={t('position.title')}>
      <div className={inspector.pair}>
        {(['yaw', 'pitch'] as const).map((name) => {
          const numbers = angles.map((each) => Number(degrees(each[name]).toFixed(1)));
          const most = name === 'yaw' ? 180 : 89.5;
          return (
            <div key={name}>
              <span className={inspector.faint}>{t(`position.${name}`)}</span>
              <NumberInput
                label={t(`position.${name}`)}
                value={numbers[0] ?? 0}
                isMixed={sharedValue(numbers).isMixed}
                decimals={1}
                step={0.5}
                min={-most}
                max={most}
                unit="degree"
                onKeep={(value) => keep({ [name]: radians(value) })}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
