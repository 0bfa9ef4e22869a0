import type { Transaction } from '../drivers/database/database.ts';

/** The events that other features may subscribe to, each with its payload: ids, not contents. */
interface DomainEvents {
  /** A visitor wrote to the owner of a tour; spam is none. */
  'lead.created': { leadId: string; tourId: string; ownerId: string };
  /** A visitor ordered from a shop. */
  'order.created': { orderId: string; tourId: string; ownerId: string };
  /** Visitors see a tour, or another version of it. */
  'tour.published': { tourId: string; version: number; ownerId: string };
}

/** One thing that happened. */
export type DomainEvent = {
  [Type in keyof DomainEvents]: { type: Type } & DomainEvents[Type];
}[keyof DomainEvents];

/** Announces an event; it is delivered if the transaction commits. */
export type Announce = (event: DomainEvent, transaction: Transaction) => Promise<void>;
