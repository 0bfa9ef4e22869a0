import { Tabs } from '@base-ui/react/tabs';
import { IconCloudCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { TourLink } from '@tourwright/api';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../client/loading/lazy-part.ts';
import { copyText } from '../../layout/copy-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useOpenTour } from '../open-tour/open-tour-context.ts';
import { linkAddress } from './link-address.ts';
import { endOf } from './link-chips.ts';
import styles from './link-panel.module.css';
import { t } from './share-text.ts';
import { AccessTab } from './tabs/access-tab.tsx';
import { CardTab } from './tabs/card-tab.tsx';
import { EmbedTab } from './tabs/embed-tab.tsx';
import { PublicTab } from './tabs/public-tab.tsx';
import type { Links, Saving } from './use-links.ts';

interface LinkPanelProps {
  /** Null: the public page. */
  link: TourLink | null;
  links: Links;
  onGone(): void;
}

const tabs = ['access', 'embed', 'card', 'download'] as const;
/** Of the tour as a whole. */
const ofPublicPage: ReadonlySet<string> = new Set(['card', 'download']);
/** Few ever take a tour away. */
const DownloadPanel = lazyPart(
  async () => (await import('../../transfer/exports/download-panel.tsx')).DownloadPanel,
);
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One link: its address, who may open it, and how it comes to other sites. */
export function LinkPanel({ link, links, onGone }: LinkPanelProps) {
  const { tourId } = useOpenTour();
  const [tab, setTab] = useState<(typeof tabs)[number]>('access');
  const address = linkAddress(tourId, link?.key ?? null);
  return (
    <div className={styles.panel}>
      <AddressBar address={address} isMain={tab === 'access'} />
      <Tabs.Root
        className={styles.tabs}
        value={tab}
        onValueChange={(next) => setTab(next as (typeof tabs)[number])}
      >
        <Tabs.List className={styles.tabList} aria-label={t('share.tabs')}>
          {tabs
            .filter((each) => link === null || !ofPublicPage.has(each))
            .map((each) => (
              <Tabs.Tab key={each} value={each} className={styles.tab}>
                {t(`share.tab.${each}`)}
              </Tabs.Tab>
            ))}
        </Tabs.List>
        <Tabs.Panel value="access" className={styles.tabPanel}>
          {link ? <AccessTab link={link} address={address} links={links} /> : <PublicTab address={address} />}
        </Tabs.Panel>
        <Tabs.Panel value="embed" className={styles.tabPanel}>
          <EmbedTab linkKey={link?.key ?? null} />
        </Tabs.Panel>
        {link === null && (
          <Tabs.Panel value="card" className={styles.tabPanel}>
            <CardTab />
          </Tabs.Panel>
        )}
        {link === null && (
          <Tabs.Panel value="download" className={styles.tabPanel}>
            <p className={styles.note}>{t('share.download-text')}</p>
            <Suspense fallback={null}>
              <DownloadPanel tourId={tourId} />
            </Suspense>
          </Tabs.Panel>
        )}
      </Tabs.Root>
      {link && tab === 'access' && <Foot link={link} links={links} onGone={onGone} />}
    </div>
  );
}

interface AddressBarProps {
  address: string;
  /** Whether copying it is what one is here for. */
  isMain: boolean;
}

/** The link's address, to be opened or copied. */
function AddressBar({ address, isMain }: AddressBarProps) {
  return (
    <div className={styles.address}>
      <TextField
        label={t('share.link')}
        labelHidden
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <a className={buttonClass({})} href={address} target="_blank" rel="noopener">
        <IconExternalLink {...icon} />
        {t('share.open')}
      </a>
      <Button
        variant={isMain ? 'primary' : 'line'}
        icon={<IconCopy {...icon} />}
        onClick={() => void copyText(address)}
      >
        {t('share.copy')}
      </Button>
    </div>
  );
}

function Foot({ link, links, onGone }: { link: TourLink; links: Links; onGone(): void }) {
  const isRevoked = link.revokedAt !== null;
  return (
    <div className={styles.foot}>
      <SavingState saving={links.saving} />
      {isRevoked || endOf(link) !== null ? (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onGone();
            void links.remove(link);
          }}
        >
          {t('share.remove')}
        </Button>
      ) : (
        <span className={styles.note}>{t('share.revoke-note')}</span>
      )}
      {isRevoked ? (
        <Button size="small" onClick={() => void links.restore(link)}>
          {t('share.restore')}
        </Button>
      ) : (
        <Button variant="danger" size="small" onClick={() => void links.revoke(link)}>
          {t('share.revoke')}
        </Button>
      )}
    </div>
  );
}

function SavingState({ saving }: { saving: Saving }) {
  return (
    <p
      role="status"
      className={styles.saving}
      data-failed={typeof saving === 'object' && saving !== null ? '' : undefined}
    >
      {saving === 'saving' && t('share.saving')}
      {saving === 'saved' && (
        <>
          <IconCloudCheck {...icon} />
          {t('share.saved')}
        </>
      )}
      {typeof saving === 'object' && saving !== null && t('share.not-saved', { reason: saving.failed })}
    </p>
  );
}
