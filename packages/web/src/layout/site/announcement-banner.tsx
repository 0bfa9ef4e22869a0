import { IconSpeakerphone } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '../../client/requests/get-json.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../owner/owner-shell.module.css';
import { t } from '../owner/owner-text.ts';

interface Announcement {
  id: string;
  text: string;
}

const lookEveryMs = 5 * 60_000;
const hiddenKey = 'hidden-announcement';

/** The operators' announcement, until it is hidden in this browser. */
export function AnnouncementBanner() {
  const { data } = useQuery({
    queryKey: ['announcement'],
    queryFn: ({ signal }) => readAnnouncement(signal),
    staleTime: lookEveryMs,
    refetchInterval: lookEveryMs,
  });
  const [hidden, setHidden] = useState(() => readHidden());
  if (!data || data.id === hidden) return null;
  const hide = () => {
    setHidden(data.id);
    writeHidden(data.id);
  };
  return (
    <aside className={styles.banner} aria-label={t('announcement.label')}>
      <IconSpeakerphone size={20} stroke={1.75} aria-hidden="true" />
      <p role="status">{data.text}</p>
      <Button size="small" onClick={hide}>
        {t('announcement.hide')}
      </Button>
    </aside>
  );
}

/** What cannot be read is not announced: no page shall fail over it. */
async function readAnnouncement(signal: AbortSignal): Promise<Announcement | null> {
  const read = getJson<{ announcement: Announcement | null }>('/api/announcement', signal);
  return (await read.catch(() => null))?.announcement ?? null;
}

function readHidden(): string | null {
  try {
    return localStorage.getItem(hiddenKey);
  } catch {
    return null;
  }
}

function writeHidden(id: string): void {
  try {
    localStorage.setItem(hiddenKey, id);
  } catch {
    // Without storage it comes back with the next page load.
  }
}
