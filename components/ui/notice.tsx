import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  plain: 'bg-surface-sunken text-ink-soft',
  warn: 'bg-warn-soft text-ink',
} as const;

/** What a page must say before its answer, in one line; the rest opens on demand. A page has at most one there. */
export function Notice({
  tone = 'plain',
  children,
  detailsLabel,
  details,
}: {
  /** `warn` for a risk, `plain` for what is only to be known. */
  tone?: keyof typeof tones;
  children: ReactNode;
  detailsLabel?: string;
  details?: ReactNode;
}) {
  const box = classNames('mb-3 rounded px-3 py-2 text-xs max-md:mb-2 max-md:py-1.5', tones[tone]);
  if (!details) return <p className={box}>{children}</p>;
  return (
    <details className={box}>
      <summary className="list-none [&::-webkit-details-marker]:hidden">
        {children} <span className="font-semibold whitespace-nowrap underline">{detailsLabel}</span>
      </summary>
      <div className="mt-2 grid max-w-prose gap-1">{details}</div>
    </details>
  );
}
