import { TextLink } from '@/components/ui/text-link';
import { glossaryPath } from '@/lib/education/data/glossary';
import { certificatesPath, notesPath, scamClinicPath } from '@/lib/education/domain/member-paths';

type Page = 'clinic' | 'notes' | 'certificates' | 'glossary';

const paths: Readonly<Record<Page, string>> = {
  clinic: scamClinicPath,
  notes: notesPath,
  certificates: certificatesPath,
  glossary: glossaryPath,
};

/** What belongs to the lessons beside them. */
export function FurtherPages({ messages }: { messages: Readonly<Record<Page | 'label', string>> }) {
  return (
    <nav aria-label={messages.label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {(Object.keys(paths) as Page[]).map((page) => (
          <li key={page} className="inline-flex min-h-6 items-center">
            <TextLink href={paths[page]}>{messages[page]}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
