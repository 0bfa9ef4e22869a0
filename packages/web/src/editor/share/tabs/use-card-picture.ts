import type { SocialCard } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { api } from '../../../client/api.ts';
import { logError } from '../../../client/log.ts';
import { useEditorStore } from '../../editor-store.ts';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';

/**
 * The address of the card as the server draws it of the draft; undefined before the first answer, null where it cannot be
 * drawn. The one before is shown until another is there.
 */
export function useCardPicture(card: SocialCard | undefined): string | null | undefined {
  const { tourId } = useOpenTour();
  const [address, setAddress] = useState<string | null | undefined>();
  // What else is drawn on it.
  const others = useEditorStore(({ tour }) => `${tour?.name} ${tour?.brandColour} ${tour?.cornerLogo}`);
  const wanted = JSON.stringify(card ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name, colour or logo is another card.
  useEffect(() => {
    let isWanted = true;
    api.previewSocialCard({ params: { id: tourId }, body: JSON.parse(wanted) as SocialCard }).then(
      (answer) => {
        if (isWanted) setAddress(answer.address);
      },
      (cause: unknown) => {
        logError('Error fetching data:', cause);
        if (isWanted) setAddress(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [tourId, wanted, others]);
  return address;
}
