import { IconPalette, IconStar } from '@tabler/icons-react';
import type { Hotspot } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import styles from '../panels/inspector.module.css';
import { applyStyle, dropStyleDefault, followsDefault, sameKind, setStyleDefault } from './apply-style.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Gives this look to all others of the kind, as one step, and to those that are added from now on. */
export function UseStyle({ hotspot }: { hotspot: Hotspot }) {
  const { store, say } = useOpenTour();
  const others = useEditorStore(({ tour }) => (tour ? sameKind(tour, hotspot).length : 0));
  const follows = useEditorStore(({ tour }) => (tour ? followsDefault(tour, hotspot) : null));
  // An area of another kind is drawn as an area first: its look is none for the marks of that kind.
  const canBeDefault = !hotspot.polygon || hotspot.kind === 'polygon';
  const apply = () => {
    const count = applyStyle(store, hotspot);
    say('info', t('style.applied', { count }));
  };
  const setDefault = () => {
    setStyleDefault(store, hotspot);
    say('info', t('style.default-set'));
  };
  return (
    <>
      {others > 0 && (
        <div className={styles.row}>
          <Button size="small" icon={<IconPalette {...icon} />} onClick={apply}>
            {t('style.apply', { count: others })}
          </Button>
        </div>
      )}
      {canBeDefault && (
        <>
          {follows !== null && (
            <p className={styles.faint}>{t(follows ? 'style.is-default' : 'style.has-default')}</p>
          )}
          <div className={styles.row}>
            {follows !== true && (
              <Button variant="quiet" size="small" icon={<IconStar {...icon} />} onClick={setDefault}>
                {t('style.default')}
              </Button>
            )}
            {follows !== null && (
              <Button variant="quiet" size="small" onClick={() => dropStyleDefault(store, hotspot)}>
                {t('style.no-default')}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
