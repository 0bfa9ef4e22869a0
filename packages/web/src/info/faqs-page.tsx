import { InfoPage } from './info-page.tsx';
import { t } from './info-text.ts';

/** Questions and answers. */
export function FaqsPage() {
  return (
    <InfoPage
      title={t('faqs.title')}
      lead={t('faqs.lead')}
      parts={[
        { title: t('faqs.camera'), text: t('faqs.camera-text') },
        { title: t('faqs.size'), text: t('faqs.size-text') },
        { title: t('faqs.install'), text: t('faqs.install-text') },
        { title: t('faqs.line'), text: t('faqs.line-text') },
        { title: t('faqs.change'), text: t('faqs.change-text') },
        { title: t('faqs.own-page'), text: t('faqs.own-page-text') },
        { title: t('faqs.delete'), text: t('faqs.delete-text') },
      ]}
    />
  );
}
