import { createText } from '../i18n/create-text.ts';
import type { en as adjusting } from './adjust/messages.en.ts';
import * as adjustingEnglish from './adjust/messages.en.ts?lingui';
import type { en as checking } from './check/messages.en.ts';
import * as checkingEnglish from './check/messages.en.ts?lingui';
import type { en as filing } from './files/steps.en.ts';
import * as filingEnglish from './files/steps.en.ts?lingui';
import type { en as listing } from './hotspot-list/messages.en.ts';
import * as listingEnglish from './hotspot-list/messages.en.ts?lingui';
import type { en as showing } from './hotspots/messages.en.ts';
import * as showingEnglish from './hotspots/messages.en.ts?lingui';
import type { en as mapping } from './map/steps.en.ts';
import * as mappingEnglish from './map/steps.en.ts?lingui';
import type { en as editing } from './messages.en.ts';
import * as editingEnglish from './messages.en.ts?lingui';
import type { en as planning } from './plans/steps.en.ts';
import * as planningEnglish from './plans/steps.en.ts?lingui';
import type { en as playing } from './playing/steps.en.ts';
import * as playingEnglish from './playing/steps.en.ts?lingui';
import type { en as gathering } from './scenes/messages.en.ts';
import * as gatheringEnglish from './scenes/messages.en.ts?lingui';
import type { en as choosing } from './selection/messages.en.ts';
import * as choosingEnglish from './selection/messages.en.ts?lingui';
import type { en as styling } from './style/messages.en.ts';
import * as stylingEnglish from './style/messages.en.ts?lingui';
import type { en as pinning } from './surfaces/steps.en.ts';
import * as pinningEnglish from './surfaces/steps.en.ts?lingui';
import type { en as uploading } from './upload/messages.en.ts';
import * as uploadingEnglish from './upload/messages.en.ts?lingui';

const english = [
  editingEnglish,
  checkingEnglish,
  choosingEnglish,
  listingEnglish,
  gatheringEnglish,
  adjustingEnglish,
  filingEnglish,
  mappingEnglish,
  planningEnglish,
  playingEnglish,
  showingEnglish,
  stylingEnglish,
  pinningEnglish,
  uploadingEnglish,
];

type Source = typeof editing &
  typeof checking &
  typeof choosing &
  typeof listing &
  typeof gathering &
  typeof adjusting &
  typeof filing &
  typeof mapping &
  typeof planning &
  typeof playing &
  typeof showing &
  typeof styling &
  typeof pinning &
  typeof uploading;

/** The editor's texts. */
export const t = createText<Source>(...english);

/** The id of a text of the editor. */
export type TextId = keyof Source;

/** Whether there are words of this name: steps that come from elsewhere may have none. */
export function isTextId(id: string): id is TextId {
  return english.some(({ messages }) => id in messages);
}
