import { Disclosure } from '@/components/ui/disclosure';
import { TermList } from './term-list';

/** The words that a lesson introduces, each with its meaning, folded. */
export function LessonTerms({ slugs, title }: { slugs: readonly string[]; title: string }) {
  if (slugs.length === 0) return null;
  return (
    <Disclosure title={`${title} (${slugs.length})`}>
      <TermList slugs={slugs} />
    </Disclosure>
  );
}
