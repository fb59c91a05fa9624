'use client';

import { useState } from 'react';
import { cardTiming } from './card-timing';

export type ReloadState = 'idle' | 'running' | 'failed';

/** A reload that shows for at least 3 seconds, and for as long as the real one runs. */
export function useReload(
  onReload: (() => Promise<void>) | undefined,
  onSettled: (state: 'idle' | 'failed') => void,
) {
  const [state, setState] = useState<ReloadState>('idle');

  const reload = async () => {
    setState('running');
    const overlay = new Promise((resolve) => setTimeout(resolve, cardTiming.reloadOverlayMs));
    const [outcome] = await Promise.allSettled([onReload?.(), overlay]);
    const settled = outcome.status === 'rejected' ? 'failed' : 'idle';
    if (outcome.status === 'rejected') console.error('Card reload failed:', outcome.reason);
    setState(settled);
    onSettled(settled);
  };

  return { state, reload };
}
