import type { ReactNode } from 'react';
import { Icon } from './icon';
import { fill } from '@/lib/messages/fill';
import { LiveRegion } from './alert';
import { classNames } from './class-names';
import { RouteLink } from './route-link';

type PaginationLabels = {
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
  const step = (target: number, label: string, children: ReactNode) => {
    const isEnd = target < 1 || target > pageCount;
    const isCurrent = target === page;
    const name = <span className="sr-only">{label}</span>;
    const stepClasses = classNames(
      box,
      isCurrent
        ? 'bg-accent-soft font-semibold text-accent-strong'
        : isEnd
          ? 'text-ink-faint opacity-50'
          : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
    );
    if ('onPage' in way) {
      return (
        // The current page and an arrow at an end stay buttons, so that a press leaves the focus in place.
        <button
          type="button"
          aria-current={isCurrent ? 'page' : undefined}
          aria-disabled={isEnd || undefined}
          onClick={isEnd ? undefined : () => way.onPage(target)}
          className={stepClasses}
        >
          {name}
          {children}
        </button>
      );
    }
    // What takes the place of a link takes its focus, too (components/shell/use-focus-after-link.ts).
    if (isEnd) {
      return (
        <span
          role="link"
          aria-disabled="true"
          aria-label={label}
          tabIndex={-1}
          className={stepClasses}
        >
          {children}
        </span>
      );
    }
    if (isCurrent) {
      return (
        <span aria-current="page" tabIndex={-1} className={stepClasses}>
          {name}
          {children}
        </span>
      );
    }
    return (
      // By its path alone, the link to the first page would call itself current on every page.
      <RouteLink href={way.hrefOf(target)} isCurrent={false} className={stepClasses}>
        {name}
        {children}
      </RouteLink>
    );
  };
  const status = fill(labels.status, { page, pageCount });
  return (
    <nav
      aria-label={labels.name}
      className="flex items-center justify-between gap-1 text-sm md:justify-start"
    >
      {step(page - 1, labels.previous, <Icon name="chevron-left" className="size-5" />)}
      <ol className="hidden items-center gap-1 md:flex">
        {pageWindow(page, pageCount).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${index}` : shown}>
            {shown === 'gap' ? (
              <span className={box}>…</span>
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
      {step(page + 1, labels.next, <Icon name="chevron-right" className="size-5" />)}
    </nav>
  );
}

/** A page's number, or a gap where pages are left out. */
type PageStep = number | 'gap';

/**
 * The pages that a pagination names: the first, the last, the current one (`page`, from 1) and its neighbours. A gap
 * never replaces a single page, which takes no more space than the gap, and the length stays the same on every page,
 * so that the buttons do not move under the pointer.
 */
export function pageWindow(page: number, pageCount: number): readonly PageStep[] {
  const shown = 7;
  if (pageCount <= shown) return numbersFrom(1, pageCount);
  if (page <= 4) return [...numbersFrom(1, 5), 'gap', pageCount];
  if (page >= pageCount - 3) return [1, 'gap', ...numbersFrom(pageCount - 4, pageCount)];
  return [1, 'gap', ...numbersFrom(page - 1, page + 1), 'gap', pageCount];
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
