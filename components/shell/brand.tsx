import { classNames } from '@/components/ui/class-names';
import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { homePath } from '@/lib/navigation/routes';
import { SiteLink } from './site-link';

/** Logo, name and domain text; leads to the dashboard. */
export function Brand({
  domain,
  language,
  hasRoomOnPhones,
}: {
  domain: string;
  language?: Language;
  /** No menu button stands beside it. */
  hasRoomOnPhones: boolean;
}) {
  const { site } = messages(language);
  return (
    <SiteLink
      path={homePath}
      language={language}
      className="flex min-h-11 items-center gap-2.5 rounded"
    >
      <Logo className="size-8 shrink-0 text-accent" />
      <span
        className={classNames(
          'leading-tight max-sm:sr-only',
          hasRoomOnPhones && 'min-[24.375rem]:not-sr-only',
        )}
      >
        <span className="block text-base leading-[1.125rem] font-semibold">{site.name}</span>{' '}
        <span className="block text-xs text-ink-faint max-sm:sr-only">{domain}</span>
      </span>
    </SiteLink>
  );
}

/** The mark. Decoration: the name is written beside it. */
function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={className}>
      <path fill="currentColor" d={markOutlines.path} />
      <path fill="currentColor" opacity=".55" d={markOutlines.hill} />
      <circle className="fill-chart-2" {...markOutlines.destination} />
    </svg>
  );
}

/**
 * The mark, in a square of 32: a path that climbs a hill, which together draw an A, with the marigold dot of
 * the destination above. The same outlines are in app/icon.svg.
 */
export const markOutlines = {
  path: 'M2 29C10.5 26.5 9 20 14 17.2C17.5 15.2 19 13.5 20 9C22 14.5 20.5 18 17 20.2C13 22.8 14.5 26 13.5 29Z',
  hill: 'M22.3 13.5L30 29H24L20.3 20.3C22 18.5 22.6 16.5 22.3 13.5Z',
  destination: { cx: 20.5, cy: 4.5, r: 3.5 },
} as const;
