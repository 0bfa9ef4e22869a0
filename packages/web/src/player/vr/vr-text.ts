import type { VrTexts } from '@tourwright/viewer/xr';
import { createText } from '../../i18n/create-text.ts';
import type { en } from './messages.en.ts';
import * as english from './messages.en.ts?lingui';

/** Looks up a text of VR. */
export const t = createText<typeof en>(english);

/** What VR says, from the catalogue. */
export const vrTexts = (): VrTexts => ({
  rooms: t('vr.scenes'),
  home: t('vr.home'),
  leave: t('vr.leave'),
  close: t('vr.close'),
  previous: t('vr.previous'),
  next: t('vr.next'),
  play: t('vr.play'),
  pause: t('vr.pause'),
  onPage: t('vr.on-page'),
  opensAfter: (host) => (host ? t('vr.opens-host', { host }) : t('vr.opens-after')),
  gone: t('vr.gone'),
  nothingHere: t('vr.nothing'),
  goOn: t('vr.go-on'),
  count: (index, count) => t('vr.count', { index, count }),
});
