import { createDeletionMails } from '../account-deletion/deletion-mails.ts';
import { openAccountDeletion } from '../account-deletion/open-account-deletion.ts';
import type { openAccounts } from '../accounts/open-accounts.ts';
import type { OpenImages } from '../images/open-images.ts';
import type { Services } from '../services.ts';
import type { openTours } from '../tours/open-tours.ts';
import { openOwnData } from '../transfer/own-data/open-own-data.ts';
import { createOwnDataMails } from '../transfer/own-data/own-data-mails.ts';

type Mailing = Parameters<typeof openOwnData>[0]['mailing'] &
  Parameters<typeof openAccountDeletion>[0]['mailing'];

/** How somebody takes all their data along, and how an account ends. */
export function openLeaving(
  services: Services & { mailing: Mailing },
  { accounts: { confirmPassword } }: ReturnType<typeof openAccounts>,
  { tours }: ReturnType<typeof openTours>,
  { images }: OpenImages,
) {
  return [
    openOwnData({ ...services, exportDays: services.config.exportDays }),
    openAccountDeletion({
      ...services,
      confirmPassword,
      binToursOf: tours.binAll,
      deleteToursOf: tours.withdrawAll,
      deleteFilesOf: images.deleteOwnImages,
    }),
  ] as const;
}

/** The mails about that. */
export function createLeavingMails(parts: Parameters<typeof createOwnDataMails>[0]) {
  return { ...createOwnDataMails(parts), ...createDeletionMails(parts) };
}
