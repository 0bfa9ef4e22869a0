import { IconSearch, IconSearchOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { InfoPage } from '../info-page.tsx';
import styles from './faqs-page.module.css';
import { t } from './faqs-text.ts';
import { matchQuestions, type Question } from './match-questions.ts';

const ids = [
  'camera',
  'size',
  'line',
  'install',
  'private',
  'change',
  'own-page',
  'people',
  'leads',
  'visits',
  'cost',
  'limit',
  'delete',
  'leave',
] as const;

/** Questions and answers, narrowed as somebody types. */
export function FaqsPage() {
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The page precedes the app takes it over: somebody may have typed already.
  useEffect(() => setSearch(field.current?.value ?? ''), []);
  const questions = ids.map((id) => ({ id, title: t(`faqs.${id}`), text: t(`faqs.${id}-text`) }));
  const found = matchQuestions(questions, search);
  const isSearching = search.trim() !== '';
  const showAll = () => {
    if (field.current === null) return;
    field.current.value = '';
    setSearch('');
    field.current.focus();
  };
  return (
    <InfoPage
      title={t('faqs.title')}
      lead={t('faqs.lead')}
      tools={
        <search className={styles.search}>
          <TextField
            ref={field}
            type="search"
            label={t('faqs.search')}
            labelHidden
            placeholder={t('faqs.search')}
            leading={<IconSearch size={18} stroke={1.75} />}
            maxLength={200}
            autoComplete="off"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={({ key }) => key === 'Escape' && showAll()}
          />
          <p role="status" className={styles.count}>
            {isSearching && t('faqs.found', { count: found.length })}
          </p>
        </search>
      }
      parts={found}
      action={
        found.length === 0 && (
          <EmptyState
            icon={<IconSearchOff size={28} stroke={1.5} />}
            title={t('faqs.none-title', { search: search.trim() })}
            action={<Button onClick={showAll}>{t('faqs.clear')}</Button>}
          >
            <LinkedText text={t('faqs.none-text')} to={{ contact: '/contact' }} />
          </EmptyState>
        )
      }
    >
      <QuestionsForSearchEngines {...{ questions }} />
    </InfoPage>
  );
}

/** What schema.org calls an FAQ page. It is in the server's page too, which the build draws from this. */
function QuestionsForSearchEngines({ questions }: { questions: readonly Question[] }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
  // Whatever a translation holds, it cannot end the tag.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
