import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { homePath } from '@/lib/navigation/routes';
import { SiteLink } from './site-link';
import { markOutlines } from './mark-outlines';

/** Logo, name and domain text; leads to the dashboard. */
export function Brand({ domain, language }: { domain: string; language?: Language }) {
  const { site } = messages(language);
  return (
    <SiteLink
      path={homePath}
      language={language}
      className="flex min-h-11 items-center gap-2.5 rounded"
    >
      <Logo className="size-8 shrink-0 text-accent" />
      <span className="hidden leading-tight sm:block">
        <span className="block text-base leading-[1.125rem] font-semibold">{site.name}</span>
        <span className="block text-xs text-ink-faint">{domain}</span>
      </span>
      <span className="sr-only sm:hidden">
        {site.name} {domain}
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
