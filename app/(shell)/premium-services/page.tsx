import type { Metadata } from 'next';
import { EnquiryForm } from '@/components/premium/enquiry-form';
import { PlanTable } from '@/components/premium/plan-table';
import { TermsTable } from '@/components/premium/terms-table';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { findUser } from '@/lib/auth/server/session';
import { longDate } from '@/lib/calendar/long-date';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { menu, menuPages } from '@/lib/navigation/menu';
import { answerTimes } from '@/lib/policies/answer-times';
import { priceLines, sellerNote } from '@/lib/premium/plan-price';
import { rowsOf, type Plan } from '@/lib/premium/plans';
import { termsSince } from '@/lib/premium/terms';

const path = '/premium-services';
const ticketsPath = '/premium-services/enquiries';
const { navigation, premium } = messages();
const { plans: words, terms, faq, proof, enquiry, tickets } = premium;
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

/** Whether somebody is signed in decides what the form's button does, so that every request has a page of its own. */
export default async function PremiumServicesPage() {
  const user = await findUser();
  const pages = menuPages(menu(navigation)).flatMap(({ url }) => url ?? []);
  return (
    <>
      <Breadcrumbs path={path} siteUrl={env.siteUrl} />
      <JsonLd data={questions()} />
      <PageHeader title={navigation.titles.webServices}>{premium.intro}</PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Card title={words.title} titleId="plans" description={words.how}>
          <PlanTable
            rows={rowsOf([...pages, '/account', ticketsPath])}
            prices={{
              free: pricesOf('free'),
              plus: pricesOf('plus'),
              studio: pricesOf('studio'),
            }}
            priceTitle={env.seller?.gstin ? words.priceWithGst : words.price}
            answerDays={days}
            messages={words}
          />
          <p className="mt-4 max-w-prose text-sm wrap-anywhere text-ink-soft">
            {sellerNote(env.seller, words)}
          </p>
        </Card>
        <Card title={premium.promises.title} titleId="promises">
          <ul className="grid max-w-prose list-disc gap-2 pl-5">
            {premium.promises.items.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </Card>
        <Card title={terms.title} titleId="terms">
          <TermsTable since={longDate(termsSince)} messages={terms} />
        </Card>
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
              signInPath={`${signInUrl(path)}#enquiry`}
              ticketsPath={ticketsPath}
              email={env.grievance.email}
              messages={enquiry}
            />
            {user.ok ? <TextLink href={ticketsPath}>{tickets.link}</TextLink> : null}
          </div>
        </Card>
        <Card title={faq.title} titleId="faq">
          <div className="grid gap-3">
            {answers.map(({ question, answer }) => (
              <Disclosure key={question} title={question}>
                <p className="max-w-prose">{answer}</p>
              </Disclosure>
            ))}
          </div>
        </Card>
        <Card title={proof.title} titleId="proof">
          <ul className="grid gap-2">
            <li>
              <TextLink href="/analytics#card-sources">{proof.status}</TextLink>
            </li>
            <li>
              <a href="/api/health" className="text-accent underline underline-offset-4">
                {proof.machine}
              </a>
            </li>
            <li>
              <TextLink href="/picks-record">{proof.record}</TextLink>
            </li>
          </ul>
        </Card>
      </div>
    </>
  );
}

const pricesOf = (plan: Plan) =>
  priceLines(plan, { prices: env.premiumPrices, seller: env.seller }, words);

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
