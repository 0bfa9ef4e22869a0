import type { PlanLimits } from '@tourwright/api';
import type { Orm } from '../drivers/database/database.ts';
import type { Feature } from '../feature.ts';
import { memberCount } from '../quotas/usage.ts';
import { type AnswerParts, createAnswers } from './answer-offer.ts';
import { createOfferTokens } from './offer-token.ts';
import { createOffers, type OffersParts } from './offers.ts';
import { createPeople, type PeopleParts } from './people.ts';
import { peopleRoutes } from './people-routes.ts';

type Parts = Omit<PeopleParts & OffersParts & AnswerParts, 'tokens' | 'placesOf' | 'publicUrl' | 'offers'> & {
  config: { publicUrl: string };
  secret: string;
  limitsOf(orm: Orm, userId: string): Promise<PlanLimits>;
};

/** Who works on whose tours, and how they come to it. */
export function openPeople(parts: Parts): Feature {
  const tokens = createOfferTokens(parts);
  const placesOf: PeopleParts['placesOf'] = async (orm, userId) => ({
    used: await memberCount(orm, userId),
    limit: (await parts.limitsOf(orm, userId)).members,
  });
  const offers = createOffers({ ...parts, publicUrl: parts.config.publicUrl, tokens });
  const people = createPeople({ ...parts, offers, placesOf });
  const answers = createAnswers({ ...parts, tokens });
  return { routes: (http) => peopleRoutes(http, { ...parts, people, offers, answers }) };
}
