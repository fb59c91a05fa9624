import { QuickSearch } from '@/components/funds/quick-search';
import { PageHeader } from '@/components/ui/page-header';
import { messages } from '@/lib/messages';

const { funds } = messages();

/** A code that AMFI's list does not have: the way on is the search. */
export function MissingScheme() {
  return (
    <>
      <PageHeader title={funds.fund.missing.title}>{funds.fund.missing.text}</PageHeader>
      <QuickSearch words={funds.list} />
    </>
  );
}
