import { ArrowDownTrayIcon } from '@heroicons/react/20/solid';

/** A file that the server writes: a plain link, which needs no script. */
export function CsvLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      download
      className="no-print inline-flex min-h-10 items-center gap-2 rounded px-2 text-sm font-semibold text-accent hover:bg-accent-soft"
    >
      <ArrowDownTrayIcon aria-hidden="true" className="size-5" />
      {text}
    </a>
  );
}
