import type { Metadata } from 'next';
import { SipCalculator } from '@/components/sip/sip-calculator';
import { SipDetails } from '@/components/sip/sip-details';
import { TaxNote } from '@/components/sip/tax-note';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { equityLongTermGains, equityShortTermGains } from '@/lib/law/capital-gains';
import { rowOn } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';
import { newSavedId } from '@/lib/saved/saved-item';
import { planWithExample } from '@/lib/sip/fields';
import { sipPath, typedFromQuery, type QueryValues } from '@/lib/sip/query';

const { sip, site, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.sipCalculator,
  description: sip.page.description,
  alternates: { canonical: sipPath },
};

/** The inputs stand in the query, so the answer is in the HTML and the page is the same for everybody. */
export default async function SipCalculatorPage({
  searchParams,
}: {
  searchParams: Promise<QueryValues>;
}) {
  const typed = typedFromQuery(await searchParams);
  const today = dateInIndia(new Date());
  const longTerm = rowOn(equityLongTermGains, today);
  const shortTerm = rowOn(equityShortTermGains, today);
  return (
    <>
      <PageHeader title={navigation.titles.sipCalculator}>{sip.page.lead}</PageHeader>
      <SipCalculator
        initialTyped={typed}
        saveId={newSavedId()}
        messages={sip}
        note={<p className="mt-4 text-sm text-ink-soft">{sip.page.assumption}</p>}
      >
        <SipDetails plan={planWithExample(typed)} messages={sip.details} />
      </SipCalculator>
      <div className="mt-6 grid gap-6">
        {longTerm && shortTerm ? (
          <TaxNote longTerm={longTerm} shortTerm={shortTerm} messages={sip.page.law} />
        ) : null}
        <p className="max-w-prose text-sm text-ink-soft">{site.disclaimer}</p>
      </div>
    </>
  );
}
