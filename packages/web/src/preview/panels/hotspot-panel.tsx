/** What opens when a hotspot is chosen, by its kind. All of it is loaded when the first one is. */
import type { Hotspot, Picture, Tour } from '@tourwright/tour/document';
import { frameAddress } from '@tourwright/tour/rules';
import { useState } from 'react';
import { SidePanel } from '../side-panel.tsx';
import { BrochureCard } from './brochure-card.tsx';
import { FilmView } from './film-view.tsx';
import { FrameView } from './frame-view.tsx';
import { InfoCard } from './info-card.tsx';
import { Lightbox } from './lightbox.tsx';
import { Modal } from './modal.tsx';
import { t } from './panels-text.ts';
import { ProductCard } from './product-card.tsx';
import { SoundCard } from './sound-card.tsx';
import { type Media, urlOf } from './stored-file.ts';
import { titleOf } from './title-of.ts';

interface HotspotPanelProps {
  hotspot: Hotspot;
  tour: Tour;
  media: Media;
  onClose: () => void;
  /** A card lies beside the picture, in pixels of the page. */
  onShown: (place: DOMRect) => void;
}

export function HotspotPanel(props: HotspotPanelProps) {
  const { hotspot, media, onClose } = props;
  switch (hotspot.kind) {
    case 'image':
      return (
        <Lightbox
          title={titleOf(hotspot)}
          pictures={hotspot.pictures?.slice(0, 1) ?? []}
          media={media}
          onClose={onClose}
        />
      );
    case 'gallery':
      return (
        <Lightbox
          title={titleOf(hotspot)}
          pictures={hotspot.pictures ?? []}
          media={media}
          onClose={onClose}
        />
      );
    case 'video':
    case 'embed':
      return (
        <Modal title={titleOf(hotspot)} onClose={onClose}>
          <View hotspot={hotspot} media={media} />
        </Modal>
      );
    default:
      return <Card {...props} />;
  }
}

/** A film, or a page in a frame. */
function View({ hotspot, media }: { hotspot: Hotspot; media: Media }) {
  const { kind, slug, url = '', poster, captions, loop } = hotspot;
  const file = kind === 'video' ? urlOf(media, slug) : null;
  const name = titleOf(hotspot);
  const posterUrl = urlOf(media, poster);
  if (file) {
    return (
      <FilmView
        url={file}
        name={name}
        media={media}
        poster={posterUrl}
        captions={captions}
        loop={loop === true}
      />
    );
  }
  const frame = frameAddress(hotspot);
  if (!frame || !URL.canParse(frame.address)) return <p>{t('panel.gone')}</p>;
  return (
    <FrameView address={frame.address} url={url} name={name} isFilm={kind === 'video'} poster={posterUrl} />
  );
}

/** What is read beside the picture, so that the room stays in sight. */
function Card({ hotspot, tour, media, onClose, onShown }: HotspotPanelProps) {
  const [large, setLarge] = useState<{ pictures: Picture[]; start: number } | null>(null);
  const title = titleOf(hotspot);
  const open = (start: number, pictures = hotspot.pictures ?? []) => setLarge({ pictures, start });
  return (
    <SidePanel title={title} side="end" onClose={onClose} onShown={onShown}>
      {hotspot.kind === 'product' ? (
        <ProductCard hotspot={hotspot} media={media} onPicture={open} />
      ) : hotspot.kind === 'audio' ? (
        <SoundCard hotspot={hotspot} title={title} media={media} />
      ) : hotspot.kind === 'brochure' ? (
        <BrochureCard
          brochure={tour.brochures.find(({ id }) => id === hotspot.brochureId)}
          body={hotspot.body}
          media={media}
        />
      ) : (
        <InfoCard hotspot={hotspot} media={media} onPicture={open} />
      )}
      {large && <Lightbox title={title} {...large} media={media} onClose={() => setLarge(null)} />}
    </SidePanel>
  );
}
