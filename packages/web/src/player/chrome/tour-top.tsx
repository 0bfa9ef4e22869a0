import { IconExternalLink, IconMessage2, IconShare2, IconX } from '@tabler/icons-react';
import type { ShownLink } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { tourSlug } from '@tourwright/tour/rules';
import type { ReactNode, SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { offersControl } from '../../client/offers-control.ts';
import { BrandMark } from '../../layout/brand-mark.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../preview-text.ts';
import chrome from './chrome-button.module.css';
import { ChromeButton } from './chrome-button.tsx';
import styles from './tour-top.module.css';

interface TourTopProps {
  tour: Tour;
  /** The tour's own logo, else ours is shown, unless the tour hides it. */
  logoUrl: string | null;
  isEmbedded: boolean;
  /** There is no other page to go to. */
  standsAlone?: boolean;
  /** The link by which it was opened. */
  link?: ShownLink | undefined;
  /** Whether name and logo are shown; they are unless said otherwise. */
  hasTitle?: boolean;
  onShare: () => void;
  /** Null: nobody can be written to. */
  onContact: (() => void) | null;
  cart: ReactNode;
  /** Scene and view as the query of an address says them, on top of another query. */
  hereIn: (search: string) => string;
  compass: ReactNode;
}

/** Title at one side; compass, share and close at the other. */
export function TourTop(props: TourTopProps) {
  const {
    tour,
    logoUrl,
    isEmbedded,
    standsAlone = false,
    link,
    hasTitle = true,
    onShare,
    onContact,
    cart,
    hereIn,
    compass,
  } = props;
  const by = link ? `link=${encodeURIComponent(link.key)}` : '';
  // Just before it is followed, opened or copied: a tour that turns by itself looks elsewhere in every frame.
  const aim = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.search = hereIn(currentTarget.search);
  };
  const isAtTitle = logoUrl !== null && !/^(start|end)$/.test(tour.cornerLogoPlace ?? '');
  return (
    <div className={styles.top}>
      {hasTitle && !isAtTitle && (
        <div className={styles.corner} data-place={tour.cornerLogoPlace}>
          <Logo url={logoUrl} tour={tour} />
        </div>
      )}
      {hasTitle && (
        <div className={classNames('glass', styles.title)}>
          {isAtTitle && <Logo url={logoUrl} tour={tour} />}
          {!logoUrl && !tour.hidesTourwright && <BrandMark className={styles.mark} />}
          <span className={classNames('ellipsis', styles.name)}>{tour.name || t('preview.unnamed')}</span>
        </div>
      )}
      {onContact && <ContactButton onClick={onContact} />}
      {cart}
      <div className={classNames('glass', styles.actions)}>
        {compass}
        {isEmbedded ? (
          !link?.isUnbranded && <OpenFull {...{ tour, by, aim }} />
        ) : (
          <>
            {offersControl(link, 'share') && (
              <ChromeButton
                label={t('preview.share')}
                icon={<IconShare2 size={20} stroke={1.75} aria-hidden="true" />}
                onClick={onShare}
              />
            )}
            {!standsAlone && <Leave {...{ tour, by }} />}
          </>
        )}
      </div>
    </div>
  );
}

function ContactButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.contact} onClick={onClick}>
      <IconMessage2 size={20} stroke={1.75} aria-hidden="true" />
      <span>{t('preview.contact')}</span>
    </button>
  );
}

interface WayOutProps {
  tour: Tour;
  /** The link by which the tour was opened, as a part of a query. */
  by: string;
  aim(event: SyntheticEvent<HTMLAnchorElement>): void;
}

/** To the tour on a page of its own. */
function OpenFull({ tour, by, aim }: WayOutProps) {
  return (
    <a
      className={chrome.button}
      href={`/preview/${tourSlug(tour.name)}?tourId=${encodeURIComponent(tour.id)}${by && `&${by}`}`}
      target="_blank"
      rel="noopener"
      onPointerDown={aim}
      onKeyDown={aim}
      aria-label={t('preview.open-full')}
      title={t('preview.open-full')}
    >
      <IconExternalLink size={20} stroke={1.75} aria-hidden="true" />
    </a>
  );
}

/** To the tour's welcome page. */
function Leave({ tour, by }: Pick<WayOutProps, 'tour' | 'by'>) {
  return (
    <Link
      className={chrome.button}
      to={`/welcome/${encodeURIComponent(tour.id)}${by && `?${by}`}`}
      aria-label={t('preview.leave')}
      title={t('preview.leave')}
    >
      <IconX size={20} stroke={1.75} aria-hidden="true" />
    </Link>
  );
}

/** The owner's logo, which may open their page. */
function Logo({ url, tour }: { url: string | null; tour: Tour }) {
  const { cornerLogo, cornerLogoUrl } = tour;
  if (!url) return null;
  const image = <img className={styles.logo} src={url} alt="" />;
  if (!cornerLogo || !cornerLogoUrl || !/^https?:\/\//i.test(cornerLogoUrl)) return image;
  return (
    <a
      className={styles.logoLink}
      href={cornerLogoUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('preview.logo', { host: URL.parse(cornerLogoUrl)?.host ?? cornerLogoUrl })}
    >
      {image}
    </a>
  );
}
