import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { SaveForm } from '@/components/sip/save-form';
import { SipCalculator } from '@/components/sip/sip-calculator';
import { SipDetails } from '@/components/sip/sip-details';
import { TaxNote } from '@/components/sip/tax-note';
import { PageHeader } from '@/components/ui/page-header';
import { signInUrl } from '@/lib/auth/gate';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { equityLongTermGains, equityShortTermGains } from '@/lib/law/capital-gains';
import { rowOn } from '@/lib/law/dated-row';
import { messages } from '@/lib/messages';
import { newSavedId } from '@/lib/saved/saved-item';
import { postSipPlan } from '@/lib/sip/actions';
import { planWithExample, readPlan } from '@/lib/sip/fields';
import { planPath, sipPath, typedFromQuery, type QueryValues } from '@/lib/sip/query';
import { readSaveStatus, saveStatusKey } from '@/lib/sip/save-state';

const { sip, navigation } = messages();

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
  const query = await searchParams;
  const typed = typedFromQuery(query);
  const { plan } = readPlan(typed);
  const saveId = newSavedId();
  const saveStatus = readSaveStatus(query[saveStatusKey]);
  const today = dateInIndia(new Date());
  const longTerm = rowOn(equityLongTermGains, today);
  const shortTerm = rowOn(equityShortTermGains, today);
  return (
    <>
      <Breadcrumbs path={sipPath} siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.sipCalculator}>{sip.page.lead}</PageHeader>
      <SipCalculator
        initialTyped={typed}
        saveId={saveId}
        messages={sip}
        saveForm={
          <SaveForm
            id={saveId}
            plan={plan}
            state={
              saveStatus && {
                status: saveStatus,
                signInPath: plan ? signInUrl(planPath(plan)) : undefined,
              }
            }
            messages={sip.save}
            action={postSipPlan}
          />
        }
        note={<p className="mt-4 text-sm text-ink-soft">{sip.page.assumption}</p>}
      >
        <SipDetails plan={planWithExample(typed)} messages={sip.details} />
      </SipCalculator>
      {longTerm && shortTerm ? (
        <div className="mt-6">
          <TaxNote longTerm={longTerm} shortTerm={shortTerm} messages={sip.page.law} />
        </div>
      ) : null}
    </>
  );
}
