import { IconPalette } from '@tabler/icons-react';
import type { Hotspot } from '@tourwright/tour/document';
import { Button } from '../../ui/button.tsx';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { IconChoice } from '../panels/icon-choice.tsx';
import styles from '../panels/inspector.module.css';
import { type Change, newEdit } from '../state/new-edit.ts';
import { applyStyle, sameKind } from './apply-style.ts';
import { ColourChoice } from './colour-choice.tsx';
import { SizeAndTurn } from './size-and-turn.tsx';
import { animations, facings, labelModes, outlines, StyleChoice } from './style-choice.tsx';

interface HotspotStyleProps {
  hotspot: Hotspot;
  change(field: string, value: unknown): Change;
}

/** How a hotspot looks. Icon, size and turn are also those of the next one. */
export function HotspotStyle({ hotspot, change }: HotspotStyleProps) {
  const { store } = useOpenTour();
  const commit = useEditorStore((state) => state.commit);
  const isArea = hotspot.polygon !== undefined;
  const show = (field: string, value: unknown) => store.setState({ preview: newEdit(change(field, value)) });
  const keep = (field: string, value: unknown) => void commit(newEdit(change(field, value)));
  const choose = (name: string) => {
    keep('iconName', name);
    store.setState({ iconName: name });
  };
  return (
    <section className={styles.section}>
      <h3>{t('style.title')}</h3>
      {!isArea && (
        <>
          <div className={styles.property}>
            <span>{t('style.icon')}</span>
            <IconChoice kind={hotspot.kind} value={hotspot.iconName ?? ''} onChoose={choose} />
          </div>
          <SizeAndTurn hotspot={hotspot} onShow={show} onKeep={keep} />
        </>
      )}
      <ColourChoice
        value={hotspot.colour}
        onShow={(value) => show('colour', value)}
        onKeep={(value) => keep('colour', value)}
      />
      <StyleChoice
        field="labelMode"
        label="style.label"
        value={hotspot.labelMode}
        keep={keep}
        of={labelModes}
      />
      {isArea ? (
        <StyleChoice
          field="outline"
          label="style.outline"
          value={hotspot.outline}
          keep={keep}
          of={outlines}
        />
      ) : (
        <>
          <StyleChoice
            field="animation"
            label="style.animation"
            value={hotspot.animation}
            keep={keep}
            of={animations}
          />
          <StyleChoice field="facing" label="style.facing" value={hotspot.facing} keep={keep} of={facings} />
        </>
      )}
      <ApplyToAll hotspot={hotspot} />
    </section>
  );
}

/** Gives all others of the kind this look, as one step. */
function ApplyToAll({ hotspot }: { hotspot: Hotspot }) {
  const { store, say } = useOpenTour();
  const others = useEditorStore(({ tour }) => (tour ? sameKind(tour, hotspot).length : 0));
  if (others === 0) return null;
  const apply = () => {
    const count = applyStyle(store, hotspot);
    say('info', t('style.applied', { count }));
  };
  return (
    <div className={styles.row}>
      <Button size="small" icon={<IconPalette size={18} stroke={1.75} aria-hidden="true" />} onClick={apply}>
        {t('style.apply', { count: others })}
      </Button>
    </div>
  );
}
