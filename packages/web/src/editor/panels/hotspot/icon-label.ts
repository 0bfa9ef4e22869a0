import type { HotspotIconName } from '@tourwright/viewer/hotspots';
import { createText } from '../../../i18n/create-text.ts';
import type { en } from './icon-names.en.ts';
import * as english from './icon-names.en.ts?lingui';

const t = createText<typeof en>(english);

/** What an icon of the set is called, in the page's language. */
export function iconLabel(name: HotspotIconName): string {
  return t(`icon.${name}`);
}
