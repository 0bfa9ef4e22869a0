import { IconPhotoPlus } from '@tabler/icons-react';
import type { Adjustment } from '@tourwright/tour/document';
import { useState } from 'react';
import { problemText } from '../../layout/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import styles from '../panels/inspector.module.css';
import { SceneThumbnail } from '../panels/scene-thumbnail.tsx';
import { storePicture } from '../session/store-picture.ts';
import { useFileChooser } from '../upload-ui/use-file-chooser.tsx';
import { draftPart } from './adjusting.ts';
import { Amount } from './amount.tsx';

type Kind = NonNullable<Adjustment['nadir']>['kind'] | 'none';

const kinds: readonly Kind[] = ['none', 'blur', 'mirror', 'logo'];
const usualSize = 40;

/** Covers the tripod. */
export function NadirPart({ nadir }: { nadir: Adjustment['nadir'] }) {
  const { actions } = useEditor();
  const size = nadir?.size ?? usualSize;
  const { choose, input, isStoring, logo } = useLogo(size);
  const show = (kind: Kind) => {
    actions.lookTo({ yaw: 0, pitch: -75 });
    if (kind === 'none') draftPart('nadir', undefined);
    else if (kind !== 'logo') draftPart('nadir', { kind, size });
    else if (logo) draftPart('nadir', { kind, size, slug: logo });
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
          unit="°"
          onChange={(value) => draftPart('nadir', { ...nadir, size: value })}
        />
      )}
      {nadir?.kind === 'logo' && (
        <div className={styles.row}>
          <SceneThumbnail slug={nadir.slug} className={styles.thumbnail} />
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

/** The tour's own logo, or a picture that is chosen and stored. */
function useLogo(size: number) {
  const { session, actions } = useEditor();
  const [isStoring, setStoring] = useState(false);
  const logo = useEditorStore(({ tour }) => {
    const slug = tour?.centerLogo;
    return slug && tour ? (slug.includes('/') ? slug : `${tour.id}/${slug}`) : null;
  });
  const store = async (file: File) => {
    setStoring(true);
    try {
      const image = await storePicture(session.tourId, 'logo', file);
      actions.state().setImage(image);
      draftPart('nadir', { kind: 'logo', size, slug: image.slug });
    } catch (cause) {
      showToast('error', t('nadir.not-stored', { reason: problemText(cause) }));
    } finally {
      setStoring(false);
    }
  };
  const { open, input } = useFileChooser('photo', ([file]) => file && void store(file), { single: true });
  return { choose: open, input, isStoring, logo };
}
