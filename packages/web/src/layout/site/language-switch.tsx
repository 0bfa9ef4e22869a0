import { type Locale, locales } from '@tourwright/api/locales';
import { logError } from '../../client/log.ts';
import { useSession } from '../../client/session/session.ts';
import { useLocale } from '../../i18n/locale-provider.tsx';
import { t } from '../layout-text.ts';
import styles from './language-switch.module.css';

/** The languages to choose from, once there are several. The pseudo-locales are offered where one is in use. */
export function LanguageSwitch() {
  const { locale, change } = useLocale();
  const session = useSession();
  const choose = (next: Locale) => {
    void change(next);
    if (session.status === 'logged-in') void keepLocale(session.user.id, next);
  };
  const offered = (Object.keys(locales) as Locale[]).filter(
    (each) => !locales[each].isPseudo || locales[locale].isPseudo,
  );
  if (offered.length < 2) return null;
  return (
    <select
      className={styles.languages}
      aria-label={t('layout.language')}
      value={locale}
      onChange={({ target }) => choose(target.value as Locale)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={each}>
          {locales[each].name}
        </option>
      ))}
    </select>
  );
}

/** Mails come in it from now on. The page is in it even where that does not succeed. */
async function keepLocale(userId: string, locale: Locale): Promise<void> {
  try {
    const { api } = await import('../../client/api.ts');
    await api.patchUser({ params: { id: userId }, body: { locale } });
  } catch (error) {
    logError('Error updating user:', error);
  }
}
