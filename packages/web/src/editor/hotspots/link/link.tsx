import { IconArrowUp } from '@tabler/icons-react';
import type { KnownHotspot } from '@tourwright/tour/document';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import styles from '../../panels/inspector.module.css';
import { LinkTarget } from '../../panels/link-target.tsx';
import type { EditorKind, FieldsProps } from '../editor-kind.ts';
import { LabelField } from '../label-field.tsx';

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
    place: ({ setIntersection }, position) => setIntersection(position),
  },
  Heading: LinkHeading,
  Fields: LinkFields,
};

function useTarget({ targetSceneId }: KnownHotspot<'link'>) {
  return useEditorStore(({ tour }) => tour?.scenes.find(({ id }) => id === targetSceneId));
}

function LinkHeading({ hotspot }: FieldsProps<KnownHotspot<'link'>>) {
  return t('hotspot.link-to', { name: useTarget(hotspot)?.name ?? '?' });
}

function LinkFields({ scene, hotspot }: FieldsProps<KnownHotspot<'link'>>) {
  const target = useTarget(hotspot);
  return (
    <>
      <LinkTarget target={target ?? null} />
      <section className={styles.section}>
        <LabelField scene={scene} hotspot={hotspot} placeholder={target?.name ?? ''} />
      </section>
    </>
  );
}
