import type { KnownHotspot } from '@tourwright/tour/document';
import { webAddress } from '@tourwright/viewer/hotspots';
import { Cover } from '../../panels/media/cover.tsx';
import { type Media, urlOf } from '../../panels/media/stored-file.ts';
import { OutsideLink } from '../../panels/outside-link.tsx';
import styles from '../../panels/panels.module.css';
import { t } from '../../panels/panels-text.ts';
import { Paragraphs } from '../../panels/text/paragraphs.tsx';

interface InfoCardProps {
  hotspot: KnownHotspot<'info' | 'polygon' | 'web'>;
  media: Media;
  onPicture: (index: number) => void;
}

/** Title, pictures, text and a way on, as far as there are any. */
export function InfoCard({ hotspot, media, onPicture }: InfoCardProps) {
  const { body, rich, pictures, url, urlText } = hotspot;
  const isEmpty = !body?.trim() && !webAddress(url) && !pictures?.some(({ slug }) => urlOf(media, slug));
  return (
    <div className={styles.card}>
      <Cover pictures={pictures} media={media} onOpen={onPicture} />
      {isEmpty ? <p>{t('panel.empty')}</p> : <Paragraphs text={body} rich={rich} />}
      <OutsideLink url={url} text={urlText} />
    </div>
  );
}
