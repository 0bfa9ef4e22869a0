import { IconCopy } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { copyText } from '../../layout/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { useEditor } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import { t } from '../editor-text.ts';
import { type EmbedWay, embedCode, visitorLink } from '../session/tour-addresses.ts';
import { saveCodePng } from './save-code-png.ts';
import styles from './share-dialog.module.css';

const ways = ['frame', 'element', 'react'] as const;

interface ShareDialogProps {
  isOpen: boolean;
  onClose(): void;
}

/** The link, the line for other sites, and the link as a code to scan. */
export function ShareDialog({ isOpen, onClose }: ShareDialogProps) {
  const { actions } = useEditor();
  const tour = useEditorStore((state) => state.tour);
  const link = visitorLink(tour?.id ?? '');
  const [way, setWay] = useState<EmbedWay>('frame');
  const embed = embedCode(tour?.id ?? '', tour?.name ?? t('tour.untitled'), way);
  const code = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`,
    [link],
  );
  const isLive = tour?.activity === 'published';
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="wide"
      title={t('share.title')}
      description={isLive ? t('share.live') : t('share.draft')}
    >
      <div className={styles.parts}>
        <div className={styles.texts}>
          <div className={styles.line}>
            <TextField
              label={t('share.link')}
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Button
              variant={isLive ? 'primary' : 'line'}
              icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void copyText(link)}
            >
              {t('share.copy-link')}
            </Button>
          </div>
          <div className={styles.line}>
            <TextArea
              label={t('share.embed')}
              readOnly
              rows={4}
              value={embed}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Segmented<EmbedWay>
              label={t('share.embed-as')}
              value={way}
              segments={ways.map((value) => ({ value, label: t(`share.embed.${value}`) }))}
              onChange={setWay}
            />
            <Button
              icon={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => void copyText(embed)}
            >
              {t('share.copy-embed')}
            </Button>
          </div>
        </div>
        <figure className={styles.code}>
          <img src={code} alt={t('share.code-name')} width={168} height={168} />
          <figcaption>
            <a href={code} download={`${tour?.id ?? 'tour'}.svg`}>
              {t('share.code-save')}
            </a>
            <Button
              variant="quiet"
              size="small"
              onClick={() => saveCodePng(link, `${tour?.id ?? 'tour'}.png`)}
            >
              {t('share.code-png')}
            </Button>
          </figcaption>
        </figure>
      </div>
      {!isLive && (
        <Button variant="primary" onClick={() => actions.set({ overlay: 'publish' })}>
          {t('action.publish')}
        </Button>
      )}
    </Dialog>
  );
}
