import { Card } from '@/components/ui/card/card';
import { TermList } from './term-list';

/** The words that a lesson introduces. */
export function KeyTerms({ slugs, title }: { slugs: readonly string[]; title: string }) {
  if (slugs.length === 0) return null;
  return (
    <Card title={title} titleId="key-terms">
      <TermList slugs={slugs} />
    </Card>
  );
}
