import type { Messages } from '@/lib/messages';
import type { Credit as Source } from '@/lib/sources/sourced';

/** The credit that the provider's terms require; nothing for sample data. */
export function Credit({
  source: { name, url, attribution },
  messages,
}: {
  source: Source;
  messages: Messages['sources']['note'];
}) {
  if (!url) return null;
  return (
    <span>
      {attribution ? null : `${messages.from} `}
      <a href={url} rel="noopener noreferrer" className="underline">
        {attribution ?? name}
      </a>
    </span>
  );
}
