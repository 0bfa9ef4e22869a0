import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { styleNonce } from '../../../client/loading/load-style.ts';
import { Button } from '../../../ui/button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from '../brand.module.css';
import { t } from '../brand-text.ts';
import type { CutArea } from './crop-cover.ts';

interface CropDialogProps {
  file: File;
  isStoring: boolean;
  onKeep(area: CutArea): void;
  onClose(): void;
}

/** Chooses which part of a picture the cover shows. */
export function CropDialog({ file, isStoring, onKeep, onClose }: CropDialogProps) {
  const [url, setUrl] = useState('');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CutArea | null>(null);
  const hint = useId();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('brand.crop-title')}
      description={<span id={hint}>{t('brand.crop-hint')}</span>}
      actions={
        <>
          <Button onClick={onClose}>{t('brand.cancel')}</Button>
          <Button
            variant="primary"
            loading={isStoring}
            disabled={area === null}
            onClick={() => area && onKeep(area)}
          >
            {t('brand.crop-keep')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        {url && (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            aspect={16 / 9}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            // It puts a style into the page, which the page's policy would refuse.
            nonce={styleNonce()}
            cropperProps={{ 'aria-describedby': hint }}
          />
        )}
      </div>
      <ZoomField zoom={zoom} onChange={setZoom} />
    </Dialog>
  );
}

function ZoomField({ zoom, onChange }: { zoom: number; onChange(zoom: number): void }) {
  return (
    <div className={styles.zoom}>
      <span>{t('brand.zoom')}</span>
      <Slider
        label={t('brand.zoom')}
        value={zoom}
        min={1}
        max={4}
        step={0.05}
        describe={(value) => `${Math.round(value * 100)} %`}
        onChange={onChange}
        onCommit={onChange}
      />
    </div>
  );
}
