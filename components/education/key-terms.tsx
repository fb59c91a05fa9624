import { Card } from '@/components/ui/card/card';
import { TermList } from './term-list';

/** The words that a lesson introduces, each with its meaning. */
export function KeyTerms({
  slugs,
  title,
  description,
}: {
  slugs: readonly string[];
  title: string;
  description?: string;
}) {
  if (slugs.length === 0) return null;
  return (
    <Card title={title} titleId="key-terms" description={description}>
      <TermList slugs={slugs} />
    </Card>
  );
}
