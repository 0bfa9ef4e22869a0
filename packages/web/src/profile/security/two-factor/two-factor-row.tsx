import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { auth } from '../../../client/session/auth.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { t } from '../../profile-text.ts';
import { Row } from '../../row.tsx';
import { bodyOf } from '../body-of.ts';
import { TwoFactorManage } from './two-factor-manage.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

interface TwoFactorRowProps {
  userId: string;
  email: string;
}

/** Whether logging in asks for a code besides the password. */
export function TwoFactorRow({ userId, email }: TwoFactorRowProps) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState<'setup' | 'manage' | null>(null);
  const status = useQuery({
    queryKey: ['two-factor', userId],
    queryFn: async () => bodyOf(await auth.twoFactorStatus()),
  });
  const refresh = () => void status.refetch();
  const close = () => setOpen(null);
  const turnedOn = () => {
    refresh();
    // Other devices were logged out.
    void queries.invalidateQueries({ queryKey: ['sessions'] });
  };
  const { data } = status;
  return (
    <Row
      icon={<IconDeviceMobile size={24} stroke={1.75} />}
      title={t('factor.title')}
      text={
        data
          ? data.enabled
            ? t('codes.left', { count: data.codesLeft })
            : t('factor.text')
          : t('factor.text')
      }
      aside={<Aside isOn={data?.enabled} isFailed={status.isError} onRetry={refresh} onOpen={setOpen} />}
    >
      {isOpen === 'setup' && <TwoFactorSetup email={email} onClose={close} onOn={turnedOn} />}
      {isOpen === 'manage' && data && (
        <TwoFactorManage email={email} status={data} onClose={close} onChanged={refresh} />
      )}
    </Row>
  );
}

interface AsideProps {
  /** Undefined while it is not known. */
  isOn: boolean | undefined;
  isFailed: boolean;
  onRetry(): void;
  onOpen(what: 'setup' | 'manage'): void;
}

function Aside({ isOn, isFailed, onRetry, onOpen }: AsideProps) {
  if (isOn === undefined) {
    return isFailed ? (
      <Button size="small" onClick={onRetry}>
        {t('profile.try-again')}
      </Button>
    ) : null;
  }
  if (!isOn) {
    return (
      <Button size="small" aria-label={t('factor.turn-on-named')} onClick={() => onOpen('setup')}>
        {t('factor.turn-on')}
      </Button>
    );
  }
  return (
    <>
      <Chip tone="good">{t('factor.on')}</Chip>
      <Button size="small" aria-label={t('factor.manage-named')} onClick={() => onOpen('manage')}>
        {t('factor.manage')}
      </Button>
    </>
  );
}
