import type { Metadata } from 'next';
import { EnquiryForm } from '@/components/premium/enquiry-form';
import { PlanCards, PlanTable, TermsTable } from '@/components/premium/plan-table';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { authLinks } from '@/lib/auth/domain/return-url';
import { signInAgainUrl } from '@/lib/auth/domain/route-access';
import { findUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { menu, menuPages } from '@/lib/navigation/menu';
import { answerTimes } from '@/lib/policies/clauses';
import { priceLines, rowsOf, sellerNote, termsSince, type Plan } from '@/lib/premium/plans';

const path = '/premium-services';
const ticketsPath = '/premium-services/enquiries';
const { navigation, premium } = messages();
const { plans, terms, faq, proof, enquiry, tickets } = premium;
const days = answerTimes.enquiryWorkingDays;
const answers = faq.items.map(({ question, answer }) => ({
  question,
  answer: fill(answer, { days }),
}));

export const metadata: Metadata = {
  title: navigation.titles.webServices,
  description: premium.description,
  alternates: { canonical: path },
};

/** Rendered on each request, since the form's button depends on whether the visitor is signed in. */
export default async function PremiumServicesPage() {
  const user = await findUser();
  const pages = menuPages(menu(navigation)).flatMap(({ url }) => url ?? []);
  const rows = rowsOf([...pages, '/account', ticketsPath]);
  const prices = {
    free: pricesOf('free'),
    plus: pricesOf('plus'),
    studio: pricesOf('studio'),
  };
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <JsonLd data={questions()} />
      <PageHeader
        title={navigation.titles.webServices}
        actions={
          user.ok ? (
            <ButtonLink href={ticketsPath} variant="secondary">
              {tickets.link}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <PlanCards
          rows={rows}
          prices={prices}
          answerDays={days}
          enquiryId="enquiry"
          signUpPath={user.ok ? null : authLinks(path).signUp}
        />
        <p className="text-xs wrap-anywhere text-ink-soft">
          {plans.how} {sellerNote({ prices: env.premiumPrices, seller: env.seller }, plans)}
        </p>
        <Disclosure title={plans.title}>
          <PlanTable
            rows={rows}
            prices={prices}
            priceTitle={env.seller?.gstin ? plans.priceWithGst : plans.price}
            answerDays={days}
          />
        </Disclosure>
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Card
            id="enquiry"
            title={enquiry.title}
            titleId="enquiry-title"
            description={fill(enquiry.text, { days })}
          >
            <div className="grid max-w-2xl gap-5">
              <EnquiryForm
                id={crypto.randomUUID()}
                isMember={user.ok}
                signInPath={`${signInAgainUrl(path)}#enquiry`}
                ticketsPath={ticketsPath}
                email={env.grievance.email}
                messages={enquiry}
              />
            </div>
          </Card>
          <div className="grid grid-cols-1 gap-2">
            <Disclosure title={premium.promises.title}>
              <ul className="grid max-w-prose list-disc gap-2 pl-5">
                {premium.promises.items.map((promise) => (
                  <li key={promise}>{promise}</li>
                ))}
              </ul>
            </Disclosure>
            <Disclosure title={terms.title}>
              <TermsTable since={formatDate(termsSince, 'en', 'long')} />
            </Disclosure>
            {answers.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                <p className="max-w-prose">{answer}</p>
              </Disclosure>
            ))}
            <section aria-labelledby="proof" className="mt-4">
              <h2 id="proof" className="text-sm font-semibold">
                {proof.title}
              </h2>
              <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm">
                <li>
                  <TextLink href="/analytics?tab=data">{proof.status}</TextLink>
                </li>
                <li>
                  <a href="/api/health" className="link">
                    {proof.machine}
                  </a>
                </li>
                <li>
                  <TextLink href="/picks-record">{proof.record}</TextLink>
                </li>
              </ul>
            </section>
          </div>
        </div>
      </div>
    </>
  );
}

const pricesOf = (plan: Plan) =>
  priceLines(plan, { prices: env.premiumPrices, seller: env.seller }, plans);

function questions() {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
