import { IconArrowUp } from '@tabler/icons-react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { LinkFields } from '../../linking/lazy-linking.tsx';
import styles from '../../panels/inspector.module.css';
import type { EditorKind, FieldsProps } from '../editor-kind.ts';
import { LabelField } from '../fields/label-field.tsx';

/** Leads to another scene: where it leads is asked before there is one. */
export const link: EditorKind<'link'> = {
  iconName: 'arrow-up',
  icons: ['arrow-up', 'door', 'walk', 'stairs'],
  name: 'kind.link',
  adding: {
    icon: IconArrowUp,
    key: 'l',
    tool: 'tool.link',
    action: 'action.link',
    hint: 'place.link',
    here: 'place.link-here',
    isKept: true,
    place: ({ setIntersection }, position) => setIntersection(position),
  },
  Heading: LinkHeading,
  Fields,
};

function useTarget({ targetSceneId }: KnownHotspot<'link'>) {
  return useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === targetSceneId));
}

function LinkHeading({ hotspot }: FieldsProps<KnownHotspot<'link'>>) {
  return t('hotspot.link-to', { name: useTarget(hotspot)?.name ?? '?' });
}

function Fields({ scene, hotspot }: FieldsProps<KnownHotspot<'link'>>) {
  const target = useTarget(hotspot);
  return (
    <>
      <LinkFields scene={scene} hotspot={hotspot} />
      <section className={styles.section}>
        <LabelField scene={scene} hotspot={hotspot} placeholder={target?.name ?? ''} />
      </section>
    </>
  );
}
