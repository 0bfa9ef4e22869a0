import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { numberText } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';
import { Slider } from '../ui/fields/slider.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { type Crop, middle, mostZoom, moveCrop, type Size, type Square, squareOf } from './crop.ts';
import styles from './crop-dialog.module.css';
import { t } from './profile-text.ts';

interface CropDialogProps {
  file: Blob;
  size: Size;
  onSave(square: Square): void;
  onClose(): void;
}

/** Chooses the square of a picture that is kept. */
export function CropDialog({ file, size, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(middle);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('photo.crop')}
      description={t('photo.crop-hint')}
      actions={
        <>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button variant="primary" onClick={() => onSave(squareOf(size, crop))}>
            {t('photo.save')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        <Frame file={file} size={size} crop={crop} onCrop={setCrop} />
        <Slider
          label={t('photo.zoom')}
          value={crop.zoom}
          min={1}
          max={mostZoom}
          step={0.05}
          describe={(zoom) => t('photo.zoomed', { zoom: numberText(zoom, 1) })}
          onChange={(zoom) => setCrop((before) => moveCrop(size, { ...before, zoom }, { x: 0, y: 0 }))}
        />
      </div>
    </Dialog>
  );
}

/** A step of an arrow key, in parts of the square's side. */
const step = 0.02;
const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

interface FrameProps {
  file: Blob;
  size: Size;
  crop: Crop;
  onCrop(change: (before: Crop) => Crop): void;
}

function Frame({ file, size, crop, onCrop }: FrameProps) {
  const address = useAddress(file);
  const held = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) => onCrop((before) => moveCrop(size, before, { x, y }));

  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by.x, by.y);
  };
  const drag = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    if (held.current === null) return;
    const { width } = currentTarget.getBoundingClientRect();
    move((held.current.x - x) / width, (held.current.y - y) / width);
    held.current = { x, y };
  };
  const square = squareOf(size, crop);
  const share = (pixels: number) => `${(pixels / square.size) * 100}%`;
  return (
    <button
      type="button"
      className={styles.frame}
      aria-label={t('photo.part')}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      {address && (
        <img
          src={address}
          alt=""
          draggable={false}
          style={{
            width: share(size.width),
            height: share(size.height),
            // A place in a picture, which no direction of writing mirrors.
            transform: `translate(${(-square.left / size.width) * 100}%, ${(-square.top / size.height) * 100}%)`,
          }}
        />
      )}
      <span className={styles.round} aria-hidden="true" />
    </button>
  );
}

/** Where this page shows a file from. */
function useAddress(file: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
