import { IconPhotoPlus } from '@tabler/icons-react';
import type { Adjustment } from '@tourwright/tour/document';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { useEditor } from '../../editor-context.ts';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import styles from '../../panels/inspector.module.css';
import { SceneThumbnail } from '../../panels/scenes/card/scene-thumbnail.tsx';
import { useLogoChooser } from '../../upload-ui/use-logo-chooser.tsx';
import { draftPart } from '../adjusting.ts';
import { Amount } from '../amount.tsx';

type Kind = NonNullable<Adjustment['nadir']>['kind'] | 'none';

const kinds: readonly Kind[] = ['none', 'blur', 'mirror', 'logo'];
const usualSize = 40;

/** Covers the tripod. */
export function NadirPart({ nadir }: { nadir: Adjustment['nadir'] }) {
  const { store } = useOpenTour();
  const { actions } = useEditor();
  const size = nadir?.size ?? usualSize;
  const logo = useOwnLogo();
  const { choose, input, isStoring } = useLogoChooser(useLogoSetter());
  const show = (kind: Kind) => {
    actions.lookTo({ yaw: 0, pitch: -75 });
    if (kind === 'none') draftPart(store, 'nadir', undefined);
    else if (kind !== 'logo') draftPart(store, 'nadir', { kind, size });
    else if (logo) draftPart(store, 'nadir', { kind, size, slug: logo });
    else choose();
  };
  return (
    <>
      <p className={styles.faint}>{t('nadir.text')}</p>
      <Segmented
        label={t('nadir.kind')}
        value={nadir?.kind ?? 'none'}
        segments={kinds.map((value) => ({ value, label: t(`nadir.${value}`) }))}
        onChange={show}
      />
      {nadir && (
        <Amount
          label={t('nadir.size')}
          numberLabel={t('adjust.degrees', { name: t('nadir.size') })}
          value={size}
          min={5}
          max={150}
          step={1}
          decimals={0}
          unit="degree"
          onChange={(value) => draftPart(store, 'nadir', { ...nadir, size: value }, 'size')}
        />
      )}
      {nadir?.kind === 'logo' && (
        <div className={styles.row}>
          <SceneThumbnail slug={nadir.slug} className={styles.logo} />
          <Button size="small" loading={isStoring} onClick={choose}>
            {t('nadir.other-logo')}
          </Button>
        </div>
      )}
      {nadir?.kind !== 'logo' && isStoring && (
        <p className={styles.faint} role="status">
          <IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" /> {t('nadir.storing')}
        </p>
      )}
      {input}
    </>
  );
}

/** Puts a stored logo there, in the scene for which it was chosen and in the size that was chosen meanwhile. */
function useLogoSetter(): (slug: string) => void {
  const { store } = useOpenTour();
  const sceneId = useEditorStore(({ adjusting }) => adjusting?.sceneId);
  return (slug) => {
    const { adjusting } = store.getState();
    if (adjusting?.sceneId !== sceneId) return;
    draftPart(store, 'nadir', { kind: 'logo', size: adjusting?.draft.nadir?.size ?? usualSize, slug });
  };
}

/** The tour's own logo, with its folder. */
function useOwnLogo(): string | null {
  return useEditorStore(({ tour }) => {
    const slug = tour?.centerLogo;
    return slug && tour ? (slug.includes('/') ? slug : `${tour.id}/${slug}`) : null;
  });
}
