import type { Metadata } from 'next';
import { ChatBubbleLeftRightIcon } from '@heroicons/react/24/outline';
import { LeaveWhenSignedOut } from '@/components/auth/leave-when-signed-out';
import { TicketCard } from '@/components/premium/ticket-card';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/auth/server/session';
import { formatMoment } from '@/lib/calendar/moment-in-india';
import { readMyTickets } from '@/lib/enquiries/store';
import { logFailure } from '@/lib/errors';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { answerTimes } from '@/lib/policies/clauses';
import { type SearchParams, readQuery } from '@/lib/query-values';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { navigation, premium } = messages();
const { tickets: ticketsMessages, enquiry } = premium;

const premiumPath = '/premium-services';

export const metadata: Metadata = {
  title: ticketsMessages.title,
  ...membersMetadata,
};

/** A member's enquiries with their status. */
export default async function EnquiriesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireUser();
  const { sent } = await readQuery(searchParams);
  return (
    <>
      <PageCrumbs
        steps={[
          { title: navigation.titles.webServices, href: premiumPath },
          { title: ticketsMessages.title },
        ]}
      />
      <PageHeader title={ticketsMessages.title}>
        {fill(ticketsMessages.intro, { days: answerTimes.enquiryWorkingDays })}
      </PageHeader>
      <LiveRegion>
        {typeof sent === 'string' && /^AY-\w{4}-\w{4}$/.test(sent) ? (
          <Alert tone="good" className="mb-4">
            {fill(ticketsMessages.sent, { number: sent })}
          </Alert>
        ) : null}
      </LiveRegion>
      <div className="mt-2 grid grid-cols-1 gap-4">{await ticketList()}</div>
      <LeaveWhenSignedOut />
    </>
  );
}

async function ticketList() {
  try {
    const tickets = await readMyTickets();
    if (tickets.length === 0) {
      return (
        <EmptyState
          drawing={<ChatBubbleLeftRightIcon aria-hidden="true" className="size-10 text-accent" />}
          title={ticketsMessages.none}
          action={<ButtonLink href={`${premiumPath}#enquiry`}>{ticketsMessages.begin}</ButtonLink>}
        >
          {ticketsMessages.noneText}
        </EmptyState>
      );
    }
    return tickets.map(({ history, ...ticket }) => (
      <TicketCard
        key={ticket.number}
        {...ticket}
        history={history.map((step) => ({ ...step, at: formatMoment(step.at) }))}
        scopeName={enquiry.scopes[ticket.scope]}
        budgetName={enquiry.budgets[ticket.budget]}
      />
    ));
  } catch (error) {
    logFailure('The enquiries could not be read', error);
    return <Alert tone="warn">{ticketsMessages.unavailable}</Alert>;
  }
}
