import { IconExternalLink } from '@tabler/icons-react';
import type { Tour } from '@tourwright/tour/document';
import { tourSlug, welcomeCoverOf } from '@tourwright/tour/rules';
import { useRef } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { WelcomeView } from '../../../welcome/welcome.tsx';
import { useEditorStore } from '../../editor-store.ts';
import { t } from '../brand-text.ts';
import { Framed } from './framed.tsx';
import styles from './preview.module.css';
import { ShownTour } from './shown-tour.tsx';

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const doNothing = () => undefined;

/** The welcome page and the tour as visitors get them, on a desk and on a phone. */
export function BrandPreview({ tour }: { tour: Tour }) {
  const place = useRef<HTMLDivElement>(null);
  const press = (pressed: Element) => showSetting(settingOf(pressed));
  const frame = { tour, onPress: press };
  return (
    <section ref={place} className={styles.stage} aria-label={t('brand.preview')}>
      <div className={styles.stageHead}>
        <h2>{t('brand.preview')}</h2>
        <span>{t('brand.preview-hint')}</span>
        <ButtonLink
          to={`/preview/${tourSlug(tour.name ?? '')}?tourId=${encodeURIComponent(tour.id)}`}
          target="_blank"
          variant="quiet"
          size="small"
          title={t('brand.open-in-tab')}
          icon={<IconExternalLink size={18} stroke={1.75} aria-hidden="true" />}
        >
          {t('brand.open')}
        </ButtonLink>
      </div>
      <div className={styles.frames}>
        <figure>
          <figcaption>{t('brand.welcome-wide')}</figcaption>
          <Framed title={t('brand.welcome-wide')} {...wide} {...frame}>
            <ShownWelcome tour={tour} />
          </Framed>
        </figure>
        <figure>
          <figcaption>{t('brand.phone-size')}</figcaption>
          <Framed
            title={`${t('brand.welcome-wide')}, ${t('brand.phone-size')}`}
            {...phone}
            {...frame}
            isRepeated
          >
            <ShownWelcome tour={tour} />
          </Framed>
        </figure>
        <figure>
          <figcaption>{t('brand.tour-wide')}</figcaption>
          <Framed title={t('brand.tour-wide')} {...wide} {...frame}>
            <ShownTour tour={tour} />
          </Framed>
        </figure>
        <figure>
          <figcaption>{t('brand.phone-size')}</figcaption>
          <Framed
            title={`${t('brand.tour-wide')}, ${t('brand.phone-size')}`}
            {...phone}
            {...frame}
            isRepeated
          >
            <ShownTour tour={tour} isNarrow />
          </Framed>
        </figure>
      </div>
    </section>
  );
}

function ShownWelcome({ tour }: { tour: Tour }) {
  const media = useEditorStore((state) => state.media);
  const src = usePictureOf(tour);
  return <WelcomeView data={{ tour, media, cover: src ? { src, sources: [] } : null }} onEnter={doNothing} />;
}

/** The picture that stands for the tour, as large as it is known here. */
function usePictureOf(tour: Tour): string | null {
  const media = useEditorStore((state) => state.media);
  const cover = welcomeCoverOf(tour);
  if (!cover) return null;
  if (cover.kind === 'picture') return media[cover.slug]?.url ?? null;
  return media[cover.scene.slug]?.thumbnail ?? null;
}

/** Which setting makes a part look as it does. */
function settingOf(pressed: Element): string {
  if (pressed.matches('img') && pressed.closest('section, a, [data-place]')) return 'corner';
  if (pressed.closest('h1')) return 'font';
  if (pressed.closest('button, a, section')) return 'colours';
  if (pressed.matches('img, canvas')) return 'cover';
  return 'font';
}

/** Brings a setting into sight and puts the keyboard there. */
function showSetting(name: string): void {
  const setting = document.querySelector<HTMLElement>(`[data-setting="${name}"]`);
  setting?.scrollIntoView({ block: 'center' });
  setting?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
}
