'use client';

import { useCallback, useEffect, useState, type RefObject } from 'react';
import { cardTiming } from './card-timing';

export type FullScreenPhase = 'normal' | 'entering' | 'full' | 'leaving';

/**
 * Full screen of one part of the page. It stays where it is in the document, so that its input is not lost.
 * Going there and back takes 500 ms, or no time where movement is unwanted; from the first moment to the last
 * the page behind is held. Escape leaves. The element needs a parent of its own, which reserves its height.
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  { onLeave }: { onLeave: () => void },
) {
  const [phase, setPhase] = useState<FullScreenPhase>('normal');
  const isActive = phase !== 'normal';

  const enter = () => {
    reserveHeight(element.current);
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
    const releasePage = holdPage(current);
    return () => {
      releasePage();
      releaseHeight(current);
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

/** Sets the parent to the element's height, so that the page behind does not move. */
function reserveHeight(element: HTMLElement | null): void {
  if (element?.parentElement) element.parentElement.style.minHeight = `${element.offsetHeight}px`;
}

function releaseHeight(element: HTMLElement): void {
  element.parentElement?.style.removeProperty('min-height');
}

/** Whether the person has asked the system for less movement. Ask when something is about to move. */
function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const noScroll = 'overflow-hidden';
/** Reserves the width of the scrollbar that `noScroll` removes, so that nothing moves sideways. */
const steadyWidth = '[scrollbar-gutter:stable]';

/**
 * Holds the page behind `element`: it does not scroll, and nothing beside the element can be reached by pointer,
 * keyboard or screen reader. The returned function ends this.
 */
function holdPage(element: HTMLElement): () => void {
  const root = document.documentElement;
  const wasLocked = root.classList.contains(noScroll);
  const held = elementsBeside(element).filter((other) => !other.hasAttribute('inert'));
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.classList.add(noScroll);
  if (hasScrollbar) root.classList.add(steadyWidth);
  for (const other of held) other.setAttribute('inert', '');
  return () => {
    if (!wasLocked) root.classList.remove(noScroll, steadyWidth);
    for (const other of held) other.removeAttribute('inert');
  };
}

/** The siblings of the element and of all that it lies in, up to the body. */
function elementsBeside(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element);
  return [...siblings, ...elementsBeside(parent)];
}

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
