import { useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

/** Saves the drawing of the surrounding section as a file. The code for it is loaded on request. */
export function PictureButtons({
  messages,
}: {
  messages: { saveSvg: string; savePng: string; saveFailed: string; fileName: string };
}) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const save = (kind: 'svg' | 'png') => {
    const figure = box.current?.closest<HTMLElement>('section');
    if (!figure) return;
    import('./save-picture')
      .then(({ savePicture }) => savePicture(figure, kind, messages.fileName))
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  };
  return (
    <div ref={box} className="flex flex-wrap items-center gap-2">
      <LiveRegion className="text-sm text-loss">
        {hasFailed ? messages.saveFailed : null}
      </LiveRegion>
      <Button variant="quiet" className="text-sm" onClick={() => save('svg')}>
        {messages.saveSvg}
      </Button>
      <Button variant="quiet" className="text-sm" onClick={() => save('png')}>
        {messages.savePng}
      </Button>
    </div>
  );
}
