import { RouteLink } from '@/components/ui/route-link';

type FilterChip = {
  /** Null or empty for a filter that is not active: it has no chip. */
  text: string | null;
  /** The list without this filter. */
  href: string;
};

/** The active filters of a list, each a link that removes it; nothing where no filter is active. */
export function FilterChips({
  count,
  chips: all,
  removeLabel,
  reset,
}: {
  /** "93 funds" */
  count?: string;
  chips: readonly FilterChip[];
  /** For screen readers, before each filter: "Remove filter:". */
  removeLabel: string;
  /** Removes all filters. */
  reset?: { href: string; label: string };
}) {
  const chips = all.flatMap(({ text, href }) => (text ? [{ text, href }] : []));
  if (chips.length === 0) return null;
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-4 py-1.5 text-xs md:px-5">
      {count ? <strong className="whitespace-nowrap">{count}</strong> : null}
      {chips.map(({ text, href }) => (
        <RouteLink
          key={text}
          href={href}
          prefetches={false}
          className="inline-flex min-h-7 items-center gap-1 rounded-full bg-accent-soft px-2.5 text-accent-strong max-lg:min-h-11"
        >
          <span className="sr-only">{removeLabel} </span>
          {text}
          <span aria-hidden="true">×</span>
        </RouteLink>
      ))}
      {reset ? (
        <RouteLink
          href={reset.href}
          prefetches={false}
          className="link inline-flex min-h-7 items-center px-1 max-lg:min-h-11"
        >
          {reset.label}
        </RouteLink>
      ) : null}
    </div>
  );
}
