'use client';

import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { PressForm } from '@/components/forms/press-form';
import { Slider } from '@/components/ui/fields/slider-field';
import { Button } from '@/components/ui/button';

export type AvatarCropProps = {
  /** The address of the chosen file, in this browser. */
  source: string;
  isBusy: boolean;
  messages: Messages['account']['picture'];
  onCut: (picture: Blob | null) => void;
  onCancel: () => void;
  /** The browser cannot show this file. */
  onDamaged: () => void;
};

const zooms = { min: 1, max: 4, step: 0.05 } as const;

/** Crops a picture: drag or use the arrow keys to move it, the slider or the wheel to zoom. */
export function AvatarCrop({
  source,
  isBusy,
  messages,
  onCut,
  onCancel,
  onDamaged,
}: AvatarCropProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const [area, setArea] = useState<Area | null>(null);
  const image = useRef<HTMLImageElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  // The picture can be moved only when its size is known.
  const isReady = area !== null;
  useEffect(() => {
    if (isReady) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus();
  }, [isReady]);

  const cut = async () => {
    if (image.current && area) onCut(await cutPicture(image.current, area));
  };

  return (
    <div ref={frame} className="grid gap-4">
      <div className="relative h-72 overflow-hidden rounded bg-surface-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          minZoom={zooms.min}
          maxZoom={zooms.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': messages.crop }}
          mediaProps={{ alt: '', onError: onDamaged }}
          setImageRef={(reference) => {
            image.current = reference.current;
          }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
        />
      </div>
      <label className="grid gap-1 text-sm font-semibold">
        {messages.zoom}
        <Slider
          {...zooms}
          value={zoom}
          valueText={fill(messages.zoomText, { percent: Math.round(zoom * 100) })}
          onSlide={setZoom}
        />
      </label>
      <PressForm onPress={() => void cut()} className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy || !area}>
          {isBusy ? messages.saving : messages.save}
        </Button>
        <Button variant="secondary" isBusy={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </PressForm>
    </div>
  );
}

type Area = { x: number; y: number; width: number; height: number };

/** Twice the largest size at which the picture is stored. */
const side = 512;
const maxBytes = 1_000_000;

/** The chosen square of an image, at most 1 MB; null where the browser cannot draw it. */
async function cutPicture(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // What is transparent would be black in a JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  for (const quality of [0.92, 0.6]) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', quality),
    );
    if (blob && blob.size <= maxBytes) return blob;
  }
  return null;
}
