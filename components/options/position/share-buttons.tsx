import { useRef, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/files/copy-button';
import { options } from '@/lib/messages/en/options/options';

const { payoff, share } = options;

/** Saves the drawing of the surrounding group (option-editor.tsx) as a file. The code for it is loaded on request. */
export function PictureButtons() {
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const save = (kind: 'svg' | 'png') => {
    const group = box.current?.closest('[role="group"]');
    const figure = group?.querySelector('figure');
    if (!figure) return;
    import('./save-picture')
      .then(({ savePicture }) => savePicture(figure, kind, payoff.fileName))
      .then(
        () => setHasFailed(false),
        () => setHasFailed(true),
      );
  };
  return (
    <div ref={box} className="-mx-3.5 flex flex-wrap items-center gap-2 md:ml-auto">
      <LiveRegion className="text-sm text-loss">{hasFailed ? payoff.saveFailed : null}</LiveRegion>
      <Button variant="quiet" className="text-sm" onClick={() => save('svg')}>
        {payoff.saveSvg}
      </Button>
      <Button variant="quiet" className="text-sm" onClick={() => save('png')}>
        {payoff.savePng}
      </Button>
    </div>
  );
}

/** The address that holds the legs, to copy or to follow; what it holds is said below the whole row. */
export function ShareLink({ path }: { path: string }) {
  const { copy, messageOf } = useCopy(path);
  const copyAddress = () => copy(new URL(path, window.location.href).href);
  return (
    <div className="contents text-sm">
      <a href={path} className="link font-semibold">
        {share.link}
      </a>
      <Button variant="secondary" onClick={copyAddress}>
        {share.copy}
      </Button>
      <span className="order-last w-full text-xs text-ink-soft">{share.note}</span>
      <LiveRegion>{messageOf(share)}</LiveRegion>
    </div>
  );
}
