import { useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/files/copy-button';
import type { Messages } from '@/lib/messages';

/** Saves the drawing of the surrounding group (option-editor.tsx) as a file. The code for it is loaded on request. */
export function PictureButtons({
  messages,
}: {
  messages: { saveSvg: string; savePng: string; saveFailed: string; fileName: string };
}) {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const save = (kind: 'svg' | 'png') => {
    const group = box.current?.closest('[role="group"]');
    const figure = group?.querySelector('figure');
    if (!figure) return;
    import('./save-picture')
      .then(({ savePicture }) => savePicture(figure, kind, messages.fileName))
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  };
  return (
    <div ref={box} className="-mx-3.5 flex flex-wrap items-center gap-2">
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

/** The address that holds the legs, to copy or to follow. */
export function ShareLink({
  path,
  messages,
}: {
  path: string;
  messages: Messages['options']['share'];
}) {
  const { copy, outcome } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <a href={path} className="link font-semibold">
        {messages.link}
      </a>
      <Button variant="secondary" onClick={copyAddress}>
        {messages.copy}
      </Button>
      <span className="w-full text-xs text-ink-soft">{messages.note}</span>
      <LiveRegion>{outcome ? messages[outcome] : null}</LiveRegion>
    </div>
  );
}
