'use client';

import { useCallback, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion, Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';
import { Card } from './card';
import type { CardLabels } from './card-menu';
import { LazyCardMenu } from './lazy-card-menu';
import {
  useFullScreen,
  type FullScreenPhase,
  useReload,
  type ReloadState,
} from './use-full-screen';

export type CardState = { isCollapsed: boolean; isClosed: boolean };

const open: CardState = { isCollapsed: false, isClosed: false };

const covering = 'fixed inset-0 z-50 overflow-y-auto bg-canvas';

const phaseClasses: Record<FullScreenPhase, string | null> = {
  normal: null,
  entering: `${covering} animate-enter-full-screen`,
  full: covering,
  leaving: `${covering} animate-leave-full-screen`,
};

/**
 * A card with a menu: collapse, reload, full screen, close. The button in place of a closed card restores it unchanged.
 * `initialState` and `onStateChange` let the caller store the state.
 */
export function CardWidget({
  title,
  titleId,
  isTitleHidden,
  headingLevel,
  action,
  hasMenu = true,
  labels,
  initialState = open,
  onStateChange,
  onReload,
  children,
}: {
  title: string;
  titleId: string;
  isTitleHidden?: boolean;
  headingLevel?: ComponentProps<typeof Card>['headingLevel'];
  /** Beside the menu: where the card leads. */
  action?: ReactNode;
  /** False leaves the menu to a collapsed card, which could not be expanded without it. */
  hasMenu?: boolean;
  labels: CardLabels;
  initialState?: CardState;
  onStateChange?: (state: CardState) => void;
  onReload?: () => Promise<void>;
  children: ReactNode;
}) {
  const [state, setState] = useState(initialState);
  const [announcement, announce] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { announcements, actions } = labels;

  const change = (changes: Partial<CardState>, sentence: string) => {
    const next = { ...state, ...changes };
    setState(next);
    announce(sentence);
    onStateChange?.(next);
  };
  const { state: reload, reload: startReload } = useReload(onReload, (settled) =>
    announce(settled === 'failed' ? announcements.reloadFailed : announcements.reloaded),
  );
  const fullScreen = useFullScreen(frame, {
    onLeave: useCallback(() => {
      announce(announcements.normal);
      focusWhenFree(menuButton.current);
    }, [announcements.normal]),
  });
  const isFullScreen = fullScreen.phase === 'entering' || fullScreen.phase === 'full';
  const isMenuShown = hasMenu || state.isCollapsed || fullScreen.phase !== 'normal';
  const enterFullScreen = () => {
    fullScreen.enter();
    if (state.isCollapsed) change({ isCollapsed: false }, announcements.fullScreen);
    else announce(announcements.fullScreen);
  };

  return (
    <div className="h-full">
      <div ref={frame} className={phaseClasses[fullScreen.phase] ?? 'h-full'}>
        <div hidden={state.isClosed} className="h-full">
          <Card
            title={title}
            titleId={titleId}
            headingLevel={headingLevel}
            isTitleHidden={isTitleHidden && !isMenuShown}
            // Beside a taller card it is as tall, where its place in the page says so.
            className={isFullScreen ? 'min-h-dvh rounded-none' : 'h-full'}
            actions={
              isMenuShown ? (
                <div className="flex items-center gap-2">
                  {action}
                  <div className="-my-2 -mr-2">
                    <LazyCardMenu
                      labels={labels}
                      buttonRef={menuButton}
                      isCollapsed={state.isCollapsed}
                      isFullScreen={isFullScreen}
                      isReloading={reload === 'running'}
                      onFullScreen={isFullScreen ? fullScreen.leave : enterFullScreen}
                      onCollapse={() =>
                        change(
                          { isCollapsed: !state.isCollapsed },
                          state.isCollapsed ? announcements.expanded : announcements.collapsed,
                        )
                      }
                      onReload={() => {
                        // A reload of a collapsed card would be invisible.
                        if (state.isCollapsed)
                          change({ isCollapsed: false }, announcements.reloading);
                        else announce(announcements.reloading);
                        void startReload();
                      }}
                      onClose={() => {
                        fullScreen.drop();
                        change({ isClosed: true }, announcements.closed);
                      }}
                    />
                  </div>
                </div>
              ) : (
                action
              )
            }
          >
            <CardBody isCollapsed={state.isCollapsed} reload={reload} messages={announcements}>
              {children}
            </CardBody>
          </Card>
        </div>
        {state.isClosed ? (
          <UndoBar
            sentence={announcements.closed}
            label={actions.undo}
            takesFocus={announcement !== null}
            onUndo={() => {
              flushSync(() => change({ isClosed: false }, announcements.reopened));
              menuButton.current?.focus();
            }}
          />
        ) : null}
        <LiveRegion className="sr-only">{announcement}</LiveRegion>
      </div>
    </div>
  );
}

/** Stands where a closed card was. It takes the focus, which would fall away with the card. */
function UndoBar({
  sentence,
  label,
  takesFocus,
  onUndo,
}: {
  sentence: string;
  label: string;
  takesFocus: boolean;
  onUndo: () => void;
}) {
  const focus = useCallback(
    (bar: HTMLDivElement | null) => {
      // After the menu has returned the focus to its button, which is gone by then.
      if (takesFocus && bar) requestAnimationFrame(() => bar.querySelector('button')?.focus());
    },
    [takesFocus],
  );
  return (
    <div
      ref={focus}
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-control px-5 py-2 text-sm text-ink-soft"
    >
      <p>{sentence}</p>
      <Button variant="quiet" onClick={onUndo}>
        {label}
      </Button>
    </div>
  );
}

/**
 * The content of a card widget. Collapsed or under the overlay it stays in the document, with all that was typed in
 * it, but is inert.
 */
function CardBody({
  isCollapsed,
  reload,
  messages,
  children,
}: {
  isCollapsed: boolean;
  reload: ReloadState;
  messages: { reloading: string; reloadFailed: string };
  children: ReactNode;
}) {
  const isReloading = reload === 'running';
  // Clipped only while it moves or is folded: a list that opens inside may reach over the card's edge.
  const [isUnfolded, setIsUnfolded] = useState(!isCollapsed);
  return (
    <div
      onTransitionEnd={({ target, currentTarget }) => {
        if (target === currentTarget) setIsUnfolded(!isCollapsed);
      }}
      className={classNames(
        'grid transition-[grid-template-rows] duration-collapse ease-in-out',
        isCollapsed ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
      )}
    >
      <div
        inert={isCollapsed}
        className={classNames(
          'relative min-h-0',
          isCollapsed || !isUnfolded ? 'overflow-hidden' : null,
        )}
      >
        {reload === 'failed' ? (
          <Alert tone="bad" className="mb-4">
            <p>{messages.reloadFailed}</p>
          </Alert>
        ) : null}
        <div inert={isReloading} aria-busy={isReloading}>
          {children}
        </div>
        {isReloading ? (
          <div
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center bg-surface/80 text-sm font-semibold text-ink-soft"
          >
            <span className="animate-pulse">{messages.reloading}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
