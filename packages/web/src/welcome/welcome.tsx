import { IconWalk } from '@tabler/icons-react';
import { tourSlug } from '@tourwright/tour/rules';
import { type ReactNode, useEffect } from 'react';
import { offersControl } from '../client/offers-control.ts';
import type { TourData } from '../client/tour/tour-data.ts';
import { sendTourEvent } from '../client/tour/tour-event.ts';
import { ShownFacts } from '../layout/facts/shown-facts.tsx';
import { Brand } from '../layout/site/brand.tsx';
import { ConsentBar } from '../layout/site/consent-bar.tsx';
import { useBrand } from '../layout/use-brand.ts';
import { useTitle } from '../layout/use-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CoverPicture } from './cover-picture.tsx';
import { ShareButton } from './share-button.tsx';
import { useHeadStart } from './use-head-start.ts';
import styles from './welcome.module.css';
import { WelcomeContact } from './welcome-contact.tsx';
import { t } from './welcome-text.ts';
import { welcomeWords } from './welcome-words.ts';

/** The owner's logo, else ours, unless the tour hides it. */
function WelcomeBrand({ data: { tour, media } }: Pick<WelcomeViewProps, 'data'>) {
  const { cornerLogo, cornerLogoUrl, hidesTourwright } = tour;
  const url = cornerLogo && media[cornerLogo]?.url;
  if (!url) return hidesTourwright ? null : <Brand />;
  const image = <img className={styles.logo} src={url} alt="" />;
  if (!cornerLogoUrl || !/^https?:\/\//i.test(cornerLogoUrl)) return image;
  const label = t('welcome.logo', { host: URL.parse(cornerLogoUrl)?.host ?? cornerLogoUrl });
  return (
    <a href={cornerLogoUrl} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {image}
    </a>
  );
}

/** The cover of a tour, with the door into it. */
export function Welcome({ data }: { data: TourData }) {
  const { tour } = data;
  const words = welcomeWords(tour);
  useTitle(words.name, tour.hidesTourwright);
  useBrand(tour);
  const isTime = useHeadStart(data);
  useEffect(() => {
    sendTourEvent('page_view', data);
    sendTourEvent('tour_welcome_page_view', data);
  }, [data]);
  const enter = (button: string) => sendTourEvent('enter_tour_button_click', data, { button_text: button });
  return <WelcomeView data={data} onEnter={enter} contact={<WelcomeContact data={data} isTime={isTime} />} />;
}

interface WelcomeViewProps {
  data: Pick<TourData, 'tour' | 'media' | 'cover' | 'gaMeasurementId' | 'link'>;
  onEnter(button: string): void;
  /** How the owner is reached, where that is known. */
  contact?: ReactNode;
}

/** What is seen of it. */
export function WelcomeView({ data, onEnter, contact }: WelcomeViewProps) {
  const { tour, gaMeasurementId, link } = data;
  const words = welcomeWords(tour);
  const by = link ? `&link=${encodeURIComponent(link.key)}` : '';
  const address = `/preview/${tourSlug(tour.name)}?tourId=${encodeURIComponent(tour.id)}&alert=true${by}`;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <CoverPicture tour={tour} cover={data.cover ?? null} />
      <div className={styles.top}>
        {gaMeasurementId && <ConsentBar />}
        <span className={styles.share}>
          {contact}
          {offersControl(link, 'share') && <ShareButton title={words.name} />}
        </span>
      </div>
      <section className={classNames('glass', styles.panel)} aria-labelledby="welcome-name">
        <span className={styles.grab} aria-hidden="true" />
        <div className={styles.brand}>
          <WelcomeBrand data={data} />
        </div>
        <div className={styles.words}>
          <div className={styles.text}>
            <p className={styles.greeting}>{words.greeting}</p>
            <h1 className={classNames('display', styles.name)} id="welcome-name">
              {words.name}
            </h1>
            <p className={styles.description}>{words.description}</p>
            <ShownFacts tour={tour} className={styles.facts} />
          </div>
          <ButtonLink
            className={styles.enter}
            to={address}
            variant="primary"
            size="large"
            block
            onClick={() => onEnter(words.button)}
          >
            {words.button}
          </ButtonLink>
          {tour.scenes.length > 0 && (
            <p className={classNames('numbers', styles.note)}>
              <IconWalk size={18} stroke={1.75} aria-hidden="true" />
              {t('welcome.scenes', { count: tour.scenes.length })}
            </p>
          )}
        </div>
      </section>
    </main>
  );
}
