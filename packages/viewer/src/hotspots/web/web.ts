import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';
import { webAddress } from '../web-address.ts';

/** A page of another site: its host is shown before the visitor goes there. */
export const web: ViewerKind<'web'> = {
  iconName: 'link',
  word: 'Note',
  named({ kind, text, title, url }, { kindName }) {
    const host = webAddress(url)?.host ?? '';
    const own = text || title || '';
    return { label: host && own ? `${own} (${host})` : own || host, name: kindName(kind, own, host) };
  },
  content(hotspot) {
    const facts = panelFacts(hotspot);
    return { ...facts, isOutsideSaid: true, name: facts.outside?.host };
  },
};
