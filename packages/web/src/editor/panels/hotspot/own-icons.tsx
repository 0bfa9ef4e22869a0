import { IconUpload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../../editor-text.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { useLogoChooser } from '../../upload-ui/use-logo-chooser.tsx';
import { HotspotIcon } from './hotspot-icon.tsx';
import styles from './icon-choice.module.css';

interface OwnIconsProps {
  chosen: string;
  onChoose(slug: string): void;
}

/** Icons that were uploaded to this tour, and the way to another one, which is chosen as soon as it is stored. */
export function OwnIcons({ chosen, onChoose }: OwnIconsProps) {
  const { tourId } = useOpenTour();
  const media = useEditorStore((state) => state.media);
  const slugs = useMemo(
    () =>
      Object.values(media)
        .filter(
          ({ slug, deletedAt }) => slug.startsWith(`${tourId}/icons/`) && !(deletedAt && slug !== chosen),
        )
        .map(({ slug }) => slug)
        .sort(),
    [media, tourId, chosen],
  );
  const { choose, input, isStoring } = useLogoChooser(onChoose, 'icons');
  return (
    <section className={styles.own} aria-label={t('icons.own')}>
      <h3>{t('icons.own')}</h3>
      {slugs.length > 0 && (
        <div className={styles.grid}>
          {slugs.map((slug, index) => (
            <button
              key={slug}
              type="button"
              className={styles.icon}
              aria-pressed={slug === chosen}
              aria-label={t('icons.own-number', { number: index + 1 })}
              onClick={() => onChoose(slug)}
            >
              <HotspotIcon name={slug} size={22} />
            </button>
          ))}
        </div>
      )}
      <Button
        size="small"
        disabled={isStoring}
        icon={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}
        onClick={choose}
      >
        {t(isStoring ? 'icons.storing' : 'icons.add')}
      </Button>
      <p className={styles.hint}>{t('icons.own-hint')}</p>
      {input}
    </section>
  );
}
