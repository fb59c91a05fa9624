import { Icon } from '@/components/ui/icon';

/** A file that the server writes: a plain link, which needs no script. */
export function CsvLink({
  href,
  text,
  isIcon = false,
}: {
  href: string;
  text: string;
  /** Hides the text, which screen readers still read. */
  isIcon?: boolean;
}) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-10 items-center gap-2 rounded px-2 text-sm font-semibold text-accent hover:bg-accent-soft max-lg:min-h-11"
    >
      <Icon name="download" className="size-5" />
      {isIcon ? <span className="sr-only">{text}</span> : text}
    </a>
  );
}
