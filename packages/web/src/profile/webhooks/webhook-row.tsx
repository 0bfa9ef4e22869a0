import { IconDots, IconWebhook } from '@tabler/icons-react';
import type { Webhook } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { plainListText } from '../../i18n/format.ts';
import { problemText } from '../../layout/failures/problem-text.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { showToast } from '../../ui/overlays/toast.tsx';
import { t } from '../profile-text.ts';
import { Row } from '../row.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { eventText } from './event-text.ts';

interface WebhookRowProps {
  webhook: Webhook;
  onChanged(): void;
  onDelete(): void;
}

/** A webhook: its address, its events, and its log. */
export function WebhookRow({ webhook: { id, url, events, isOn }, onChanged, onDelete }: WebhookRowProps) {
  const [isOpen, setOpen] = useState(false);
  const turn = async () => {
    try {
      await api.patchWebhook({ params: { id }, body: { isOn: !isOn } });
    } catch (error) {
      showToast('error', problemText(error));
    }
    onChanged();
  };
  return (
    <Row
      icon={<IconWebhook size={24} stroke={1.75} />}
      title={url}
      text={plainListText(events.map(eventText))}
      aside={
        <>
          {!isOn && <Chip tone="attention">{t('webhooks.off')}</Chip>}
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={t('webhooks.log-named', { url })}
            onClick={() => setOpen(!isOpen)}
          >
            {t('webhooks.log')}
          </Button>
          <Menu
            trigger={
              <IconButton
                label={t('webhooks.more', { url })}
                icon={<IconDots size={18} stroke={1.75} aria-hidden="true" />}
              />
            }
            entries={[
              { id: 'turn', label: t(isOn ? 'webhooks.turn-off' : 'webhooks.turn-on'), onSelect: turn },
              { id: 'delete', label: t('webhooks.delete'), danger: true, onSelect: onDelete },
            ]}
          />
        </>
      }
    >
      {isOpen && <DeliveryLog id={id} />}
    </Row>
  );
}
