import type { TextId } from '../editor-text.ts';

/** How a kind of hotspot is told apart in the editor: its icon in the viewer's set, and its name. */
interface KindLook {
  iconName: string;
  name: TextId;
}

const looks: Readonly<Record<string, KindLook>> = {
  link: { iconName: 'arrow-up', name: 'kind.link' },
  info: { iconName: 'info-circle', name: 'kind.info' },
  image: { iconName: 'photo', name: 'kind.image' },
  gallery: { iconName: 'photo', name: 'kind.gallery' },
  video: { iconName: 'video', name: 'kind.video' },
  audio: { iconName: 'volume', name: 'kind.audio' },
  web: { iconName: 'link', name: 'kind.web' },
  brochure: { iconName: 'file-text', name: 'kind.brochure' },
  product: { iconName: 'shopping-bag', name: 'kind.product' },
  embed: { iconName: 'app-window', name: 'kind.embed' },
  polygon: { iconName: 'info-circle', name: 'kind.polygon' },
};

/** A kind of a later version is a hotspot without a name of its own. */
export function kindLook(kind: string): KindLook {
  return looks[kind] ?? { iconName: 'info-circle', name: 'kind.unknown' };
}
