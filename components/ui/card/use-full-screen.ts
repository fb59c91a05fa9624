'use client';

import { useCallback, useEffect, useState, type RefObject } from 'react';
import { cardTiming } from './card-timing';
import { holdPage } from '@/components/ui/overlay/hold-page';
import { prefersReducedMotion } from '@/components/ui/reduced-motion';

export type FullScreenPhase = 'normal' | 'entering' | 'full' | 'leaving';

/**
 * Full screen of one part of the page, which keeps its place in the document and so all that was typed in it.
 * Going there and back takes 500 ms, or no time where movement is unwanted; from the first moment to the last
 * the page behind is held. Escape leaves. The element needs a parent of its own, which keeps its place.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  { onLeave }: { onLeave: () => void },
) {
  const [phase, setPhase] = useState<FullScreenPhase>('normal');
  const isActive = phase !== 'normal';

  const enter = () => {
    keepPlace(element.current);
    setPhase(prefersReducedMotion() ? 'full' : 'entering');
  };
  const leave = useCallback(() => {
    setPhase(prefersReducedMotion() ? 'normal' : 'leaving');
    onLeave();
  }, [onLeave]);
  /** Back at once, for what is about to disappear. */
  const drop = useCallback(() => setPhase('normal'), []);

  useEffect(() => {
    if (phase !== 'entering' && phase !== 'leaving') return;
    const next = phase === 'entering' ? 'full' : 'normal';
    const timer = setTimeout(() => setPhase(next), cardTiming.fullScreenMs);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    const { current } = element;
    if (!isActive || !current) return;
    const letGo = holdPage(current);
    return () => {
      letGo();
      givePlaceBack(current);
    };
  }, [isActive, element]);

  useEffect(() => {
    if (phase !== 'entering' && phase !== 'full') return;
    const leaveByKey = (event: KeyboardEvent) => {
      // An open menu or dialog has answered the key already.
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    window.addEventListener('keydown', leaveByKey);
    return () => window.removeEventListener('keydown', leaveByKey);
  }, [phase, leave]);

  return { phase, enter, leave, drop };
}

/** The element's parent stays as high as it was, so that the page behind neither jumps nor loses its place. */
function keepPlace(element: HTMLElement | null): void {
  if (element?.parentElement) element.parentElement.style.minHeight = `${element.offsetHeight}px`;
}

function givePlaceBack(element: HTMLElement): void {
  element.parentElement?.style.removeProperty('min-height');
}
