'use client';

import { EyeIcon, EyeSlashIcon } from '@heroicons/react/20/solid';
import { amounts, choose, useChosen } from '@/components/shell/display/remembered-choice';
import type { Messages } from '@/lib/messages';

/** Hides a person's own amounts on every page, or shows them again: the same setting as in the display menu. */
export function HideAmounts({ messages }: { messages: Messages['dashboard']['actions'] }) {
  const isHidden = useChosen(amounts) === 'hidden';
  const Icon = isHidden ? EyeSlashIcon : EyeIcon;
  return (
    <button
      type="button"
      aria-pressed={isHidden}
      aria-label={messages.hideAmounts}
      title={isHidden ? messages.showAmounts : messages.hideAmounts}
      onClick={() => choose(amounts, isHidden ? 'shown' : 'hidden')}
      className="needs-scripts -my-2 grid size-9 place-items-center rounded text-ink-soft hover:bg-surface-sunken max-lg:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
