import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { Button } from '../../ui/button.tsx';
import { useEditor } from '../editor-context.ts';
import { t } from '../editor-text.ts';
import type { Check } from '../rules/tour-checks.ts';
import { shownNameOf } from '../upload/scene-name.ts';
import styles from './check-list.module.css';

/** Findings, each with the way to its place. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  const { actions } = useEditor();
  const show = ({ kind, scene, hotspotId }: Check) => {
    const { selectScene, selectHotspot } = actions.state();
    actions.set({ overlay: null });
    if (!scene) {
      actions.set({ panel: kind === 'no-description' ? 'details' : 'visit' });
      return;
    }
    selectScene(scene.id);
    const hotspot = scene.hotspots.find(({ id }) => id === hotspotId);
    if (!hotspot) return;
    selectHotspot(hotspot.id);
    const { yaw, pitch } = yawPitchOf(hotspot.position);
    actions.lookTo({ yaw: degrees(yaw), pitch: degrees(pitch) });
  };
  return (
    <ul className={styles.list}>
      {checks.map((check) => {
        const Icon = check.level === 'error' ? IconCircleX : IconAlertTriangle;
        return (
          <li
            key={`${check.kind}/${check.scene?.id}/${check.hotspotId}/${check.slug}`}
            className={styles.row}
          >
            <Icon size={18} stroke={1.75} className={styles[check.level]} aria-hidden="true" />
            <span>
              <span className="visually-hidden">{t(`check.${check.level}`)} </span>
              {checkText(check)}
            </span>
            {(check.scene || check.slug || check.kind === 'no-description') && (
              <Button variant="quiet" size="small" onClick={() => show(check)}>
                {t('check.show')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function checkText({ kind, scene, slug = '' }: Check): string {
  const fileName = shownNameOf(slug);
  const place = scene?.name ?? t('check.whole-tour');
  return t(`check.${kind}`, { scene: place, fileName });
}
