import { useState, type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { classNames } from '@/components/ui/class-names';
import type { ReloadState } from './use-reload';

/**
 * The content of a card widget. Collapsed or under the overlay it stays in the document, with all that was typed in
 * it, but is inert.
 */
export function CardBody({
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
