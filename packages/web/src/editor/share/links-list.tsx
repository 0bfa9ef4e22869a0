import { IconBan, IconLink, IconLock, IconPlus, IconUsers, IconWorld } from '@tabler/icons-react';
import type { LinkAccess, TourLink } from '@tourwright/api';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useEditorStore } from '../editor-store.ts';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { linkAddress } from './link-address.ts';
import { chipsOf, endedText, endOf } from './link-chips.ts';
import styles from './links-list.module.css';
import { t } from './share-text.ts';
import type { Links } from './use-links.ts';

const looks = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
const icons: Record<LinkAccess, ReactNode> = {
  everyone: <IconWorld {...looks} />,
  unlisted: <IconLink {...looks} />,
  password: <IconLock {...looks} />,
  members: <IconUsers {...looks} />,
};

interface LinksListProps {
  links: Links;
  /** Null: the public page. */
  chosen: string | null;
  onChoose(id: string | null): void;
  onCreate(): void;
  children: ReactNode;
}

/** The public page and every link, ended ones too. */
export function LinksList({ links, chosen, onChoose, onCreate, children }: LinksListProps) {
  const { tourId } = useOpenTour();
  const isPublished = useEditorStore(({ tour }) => tour?.activity === 'published');
  return (
    <nav className={styles.list} aria-label={t('share.links')}>
      <Row
        name={t('share.public')}
        address={shortened(linkAddress(tourId, null))}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      >
        <Chip
          kind={isPublished ? 'live' : undefined}
          icon={isPublished ? icons.everyone : <IconBan {...looks} />}
        >
          {t(isPublished ? 'share.chip.everyone' : 'share.chip.nobody')}
        </Chip>
        {links.views !== null && (
          <Chip title={t('share.views-in-all-hint')}>{t('share.views-in-all', { count: links.views })}</Chip>
        )}
      </Row>
      {links.list?.map((link) => (
        <Row
          key={link.id}
          name={<span translate="no">{link.name}</span>}
          end={endedText(link)}
          address={shortened(linkAddress(tourId, link.key))}
          isChosen={chosen === link.id}
          onChoose={() => onChoose(link.id)}
        >
          <LinkChips link={link} />
        </Row>
      ))}
      {links.list === null && !links.failure && <p className={styles.note}>{t('share.loading')}</p>}
      {children}
      <Button
        className={styles.new}
        block
        icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
        disabled={links.list === null}
        onClick={onCreate}
      >
        {t('share.new')}
      </Button>
    </nav>
  );
}

interface RowProps {
  name: ReactNode;
  address: string;
  /** Said instead of the address of a link that has ended. */
  end?: string | null;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

function Row({ name, address, end, isChosen, onChoose, children }: RowProps) {
  return (
    <button type="button" className={styles.row} aria-current={isChosen || undefined} onClick={onChoose}>
      <b className="ellipsis">{name}</b>
      <span className={classNames('ellipsis', styles.address)}>
        {end ?? <span translate="no">{address}</span>}
      </span>
      <span className={styles.chips}>{children}</span>
    </button>
  );
}

function LinkChips({ link }: { link: TourLink }) {
  const end = endOf(link);
  return (
    <>
      {end ? (
        <Chip kind="bad" icon={<IconBan {...looks} />}>
          {t(`share.chip.${end}`)}
        </Chip>
      ) : (
        <Chip kind={link.access === 'everyone' ? 'live' : undefined} icon={icons[link.access]}>
          {t(`share.chip.${link.access}`)}
        </Chip>
      )}
      {chipsOf(link).map((text) => (
        <Chip key={text}>{text}</Chip>
      ))}
    </>
  );
}

function Chip({
  kind,
  icon,
  title,
  children,
}: {
  kind?: 'live' | 'bad' | undefined;
  title?: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={styles.chip} data-kind={kind} title={title}>
      {icon}
      {children}
    </span>
  );
}

/** Without what all of a tour's addresses begin with. */
function shortened(address: string): string {
  const { host, pathname, search } = new URL(address);
  return search === '' ? `${host}${pathname}` : `${host}/…${search}`;
}
