import {
  AcademicCapIcon,
  BookOpenIcon,
  PencilSquareIcon,
  ShieldCheckIcon,
} from '@heroicons/react/24/outline';
import { RouteLink } from '@/components/ui/route-link';
import { glossaryPath } from '@/lib/education/data/glossary';
import { certificatesPath, notesPath, scamClinicPath } from '@/lib/education/domain/member-paths';

type Page = 'clinic' | 'notes' | 'certificates' | 'glossary';

const pages = [
  { page: 'clinic', path: scamClinicPath, Icon: ShieldCheckIcon },
  { page: 'notes', path: notesPath, Icon: PencilSquareIcon },
  { page: 'certificates', path: certificatesPath, Icon: AcademicCapIcon },
  { page: 'glossary', path: glossaryPath, Icon: BookOpenIcon },
] as const;

/** What belongs to the lessons beside them, each with how much it holds. */
export function FurtherPages({
  counts,
  messages,
}: {
  /** Empty where it is not known. */
  counts: Readonly<Record<Page, string>>;
  messages: Readonly<Record<Page | 'label', string>>;
}) {
  return (
    <nav
      aria-label={messages.label}
      className="rounded-lg border border-line bg-surface px-4 shadow-card md:px-5"
    >
      <ul className="divide-y divide-line">
        {pages.map(({ page, path, Icon }) => (
          <li key={page}>
            <RouteLink
              href={path}
              prefetches={false}
              className="flex min-h-11 items-center gap-3 text-sm hover:underline"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
              {messages[page]}
              <span className="ml-auto text-xs text-ink-soft tabular-nums">{counts[page]}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
