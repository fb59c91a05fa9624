import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { fill } from '@/lib/messages/fill';
import { LiveRegion } from './alert';
import { classNames } from './class-names';
import { pageWindow } from './page-window';
import { RouteLink } from './route-link';

export type PaginationLabels = {
  /** What is paged: the name of the landmark. */
  name: string;
  previous: string;
  next: string;
  /** With {page}. */
  page: string;
  /** With {page} and {pageCount}: shown, and read out after a change. */
  status: string;
};

type PaginationProps = {
  /** From 1. */
  page: number;
  pageCount: number;
  labels: PaginationLabels;
} & ({ hrefOf: (page: number) => string } | { onPage: (page: number) => void });

const box =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded px-2 tabular-nums transition-colors duration-quick';

/**
 * The way through a long list: links where the page is in the address (`hrefOf`, works without scripts), buttons
 * where it is not (`onPage`). On a phone only the two arrows and the sentence between them are shown.
 */
export function Pagination({ page, pageCount, labels, ...way }: PaginationProps) {
  const step = (target: number, label: string, children: ReactNode, className?: string) => {
    const variant = classNames(
      box,
      'text-ink-soft hover:bg-surface-sunken hover:text-ink',
      className,
    );
    if (target < 1 || target > pageCount) {
      return (
        <span
          role="link"
          aria-disabled="true"
          aria-label={label}
          className={classNames(box, 'text-ink-faint opacity-50')}
        >
          {children}
        </span>
      );
    }
    const name = <span className="sr-only">{label}</span>;
    return 'hrefOf' in way ? (
      <RouteLink href={way.hrefOf(target)} className={variant}>
        {name}
        {children}
      </RouteLink>
    ) : (
      <button type="button" onClick={() => way.onPage(target)} className={variant}>
        {name}
        {children}
      </button>
    );
  };
  const status = fill(labels.status, { page, pageCount });
  return (
    <nav
      aria-label={labels.name}
      className="flex items-center justify-between gap-1 text-sm md:justify-start"
    >
      {step(page - 1, labels.previous, <ChevronLeftIcon aria-hidden="true" className="size-5" />)}
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, pageCount).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${index}` : shown}>
            {shown === 'gap' ? (
              <span className={box}>…</span>
            ) : shown === page ? (
              <span
                aria-current="page"
                className={classNames(box, 'bg-accent-soft font-semibold text-accent-strong')}
              >
                <span className="sr-only">{fill(labels.page, { page })}</span>
                <span aria-hidden="true">{page}</span>
              </span>
            ) : (
              step(
                shown,
                fill(labels.page, { page: shown }),
                <span aria-hidden="true">{shown}</span>,
              )
            )}
          </li>
        ))}
      </ol>
      <LiveRegion className="text-ink-soft md:sr-only">{status}</LiveRegion>
      {step(page + 1, labels.next, <ChevronRightIcon aria-hidden="true" className="size-5" />)}
    </nav>
  );
}
