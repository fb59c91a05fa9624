import { RouteLink } from '@/components/ui/route-link';
import { categoryParts } from '@/lib/funds/domain/category';
import { listPath, type ListQuery } from '@/lib/funds/domain/list/list-query';
import { fill, fillCount } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';

/** The active filters, each as a link that removes it; nothing without filters. */
export function FilterChips({
  query,
  count,
  messages,
}: {
  query: ListQuery;
  /** "93 funds" */
  count: string;
  messages: Messages['funds'];
}) {
  const { chips, form } = messages.list;
  const { words, house, category, plan, option, leastYears, mostMinimum, includesDormant } = query;
  const all: readonly [text: string | null, without: Partial<ListQuery>][] = [
    [words && fill(chips.words, { words }), { words: '' }],
    [category && categoryParts(category).kind, { category: null }],
    [house, { house: null }],
    [plan && messages.plans[plan], { plan: null }],
    [option && messages.options[option], { option: null }],
    [leastYears && fillCount(leastYears, form.ages), { leastYears: null }],
    [
      mostMinimum && fill(chips.minimum, { amount: formatRupees(mostMinimum) }),
      { mostMinimum: null },
    ],
    [includesDormant ? chips.dormant : null, { includesDormant: false }],
  ];
  const shown = all.filter(([text]) => text);
  if (shown.length === 0) return null;
  return (
    <div className="no-print flex min-h-11 items-center gap-2 overflow-x-auto border-b border-line px-4 py-1.5 text-xs md:px-5">
      <strong className="whitespace-nowrap">{count}</strong>
      {shown.map(([text, without]) => (
        <RouteLink
          key={text}
          href={listPath(query, without)}
          prefetches={false}
          className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-surface-sunken px-3 whitespace-nowrap text-ink-soft hover:text-ink max-lg:min-h-9"
        >
          <span className="sr-only">{chips.remove} </span>
          {text}
          <span aria-hidden="true">×</span>
        </RouteLink>
      ))}
      <RouteLink
        href={listPath(query, Object.assign({}, ...shown.map(([, without]) => without)))}
        prefetches={false}
        className="inline-flex min-h-7 items-center px-1 font-semibold text-accent underline underline-offset-4"
      >
        {form.reset}
      </RouteLink>
    </div>
  );
}
