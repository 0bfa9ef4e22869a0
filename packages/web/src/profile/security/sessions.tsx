import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type AuthAnswer, auth } from '../../client/session/auth.ts';
import { activeLocale } from '../../i18n/locale.ts';
import { authFailureText } from '../../layout/failures/auth-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from '../profile.module.css';
import { t } from '../profile-text.ts';
import { type Device, useDevices } from './use-devices.ts';

/** Where the user is logged in; each place but this one can be logged out. */
export function Sessions({ userId }: { userId: string }) {
  const id = useId();
  const devices = useDevices(userId);
  const [ending, setEnding] = useState<string | null>(null);

  const end = async (what: string, call: () => Promise<AuthAnswer<unknown>>, done: string) => {
    setEnding(what);
    const answer = await call();
    if (answer.ok) await devices.refetch();
    setEnding(null);
    showToast(answer.ok ? 'success' : 'error', answer.ok ? done : authFailureText(answer));
  };
  const endOne = ({ id, name }: Device) =>
    end(id, () => auth.revokeSession(id), t('sessions.ended', { device: name }));
  const endOthers = () => end('others', auth.revokeOtherSessions, t('sessions.others-ended'));

  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.subtitle}>
          {t('sessions.title')}
        </h3>
        <p className={styles.about}>{t('sessions.text')}</p>
      </div>
      {devices.isError && !devices.data ? (
        <p className={styles.failed} role="alert">
          {t('sessions.failed')}
          <Button size="small" onClick={() => void devices.refetch()}>
            {t('profile.try-again')}
          </Button>
        </p>
      ) : (
        <ul className={styles.devices} aria-busy={!devices.data}>
          {devices.data?.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              isEnding={ending === device.id}
              onEnd={() => void endOne(device)}
            />
          )) ?? (
            <li>
              <Skeleton className={styles.device} />
            </li>
          )}
        </ul>
      )}
      {(devices.data?.length ?? 0) > 2 && (
        <div className={styles.row}>
          <Button loading={ending === 'others'} onClick={endOthers}>
            {t('sessions.end-others')}
          </Button>
        </div>
      )}
    </section>
  );
}

const dateFormat = () => new Intl.DateTimeFormat(activeLocale(), { dateStyle: 'medium', timeStyle: 'short' });

interface DeviceRowProps {
  device: Device;
  isEnding: boolean;
  onEnd(): void;
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const { name, address, since, isThis } = device;
  const Icon = /Android|iOS/.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <div className={styles.device}>
        <b>{name}</b>
        <small>
          {[t('sessions.since', { date: dateFormat().format(since) }), address].filter(Boolean).join(' · ')}
        </small>
      </div>
      {isThis ? (
        <Chip tone="good">{t('sessions.this')}</Chip>
      ) : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={t('sessions.end-named', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
