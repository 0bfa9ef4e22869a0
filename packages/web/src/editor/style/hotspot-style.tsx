import type { Hotspot } from '@tourwright/tour/document';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { IconChoice } from '../panels/hotspot/icon-choice.tsx';
import styles from '../panels/inspector.module.css';
import { type Change, newEdit } from '../state/new-edit.ts';
import { ColourChoice } from './colour-choice.tsx';
import { Orientation } from './orientation.tsx';
import { SizeAndTurn } from './size-and-turn.tsx';
import { animations, facings, labelModes, outlines, StyleChoice } from './style-choice.tsx';
import { UseStyle } from './use-style.tsx';

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
          <Orientation hotspot={hotspot} onKeep={(value) => keep('orientation', value)} />
        </>
      )}
      <UseStyle hotspot={hotspot} />
    </section>
  );
}
