import { ButtonLink } from '../ui/button.tsx';
import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** What Tourwright is for. */
export function SolutionsPage() {
  return (
    <InfoPage
      title={t('solutions.title')}
      lead={t('solutions.lead')}
      parts={[
        { title: t('solutions.homes'), text: [t('solutions.homes-text'), t('solutions.homes-leads')] },
        { title: t('solutions.shops'), text: [t('solutions.shops-text'), t('solutions.shops-orders')] },
        { title: t('solutions.both'), text: t('solutions.both-text') },
        { title: t('solutions.team'), text: t('solutions.team-text') },
      ]}
      action={
        <ButtonLink variant="primary" to="/explore">
          {t('solutions.action')}
        </ButtonLink>
      }
    />
  );
}
