import { type ImageInfo, imageInfo } from '@tourwright/api';
import { edit } from '@tourwright/tour/edit';
import { z } from 'zod';
import type { LiveEvent } from '../../client/requests/event-stream.ts';
import type { AcceptedEdit } from '../sync/replica.ts';

const acceptedEdit = z.object({ version: z.number().int(), edit });

interface Handlers {
  onEdit(accepted: AcceptedEdit): void;
  onImage(image: ImageInfo): void;
  /** The document changed in a way that is not sent as an edit. */
  onUnknownEdit(): void;
}

/** Hands a tour's live event to who it is for. What a newer server may send besides is passed over. */
export function handleLiveEvent(event: LiveEvent, handlers: Handlers): void {
  if (event.type === 'edit') {
    const accepted = acceptedEdit.safeParse(event.data);
    if (accepted.success) handlers.onEdit(accepted.data);
    else handlers.onUnknownEdit();
  }
  if (event.type === 'image') {
    const image = imageInfo.safeParse(event.data);
    if (image.success) handlers.onImage(image.data);
  }
}
