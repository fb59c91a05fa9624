import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card/card';
import type { TicketStatus } from '@/lib/enquiries/enquiry';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';

const { tickets: ticketMessages } = messages().premium;

const tones: Readonly<Record<TicketStatus, BadgeTone>> = {
  received: 'plain',
  'in-work': 'accent',
  answered: 'good',
  closed: 'plain',
};

type TicketCardProps = {
  number: string;
  scopeName: string;
  budgetName: string;
  message: string;
  fileName: string | null;
  status: TicketStatus;
  /** Oldest first; `at` is the formatted date and time. */
  history: readonly { at: string; status: TicketStatus; text: string | null }[];
};

/** One enquiry: its number and status, the message, and the history. */
export function TicketCard({ number, status, history, ...ticket }: TicketCardProps) {
  return (
    <Card
      title={fill(ticketMessages.number, { number })}
      titleId={`ticket-${number}`}
      description={fill(ticketMessages.about, {
        scope: ticket.scopeName,
        budget: ticket.budgetName,
      })}
      actions={<Badge tone={tones[status]}>{ticketMessages.statuses[status]}</Badge>}
    >
      <div className="grid max-w-prose gap-4">
        <div className="grid gap-1">
          <h3 className="text-sm font-semibold">{ticketMessages.yourMessage}</h3>
          <p className="wrap-anywhere whitespace-pre-wrap">{ticket.message}</p>
          {ticket.fileName ? (
            <p className="text-sm wrap-anywhere text-ink-soft">
              {fill(ticketMessages.withFile, { name: ticket.fileName })}
            </p>
          ) : null}
        </div>
        <div className="grid gap-2">
          <h3 className="text-sm font-semibold">{ticketMessages.history}</h3>
          <ol className="grid gap-3 border-l-2 border-line pl-4">
            {history.map((step, index) => (
              <li key={index}>
                <p className="text-sm">
                  <span className="font-semibold">{ticketMessages.statuses[step.status]}</span>{' '}
                  <span className="text-ink-soft">{step.at}</span>
                </p>
                {step.text ? (
                  <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{step.text}</p>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}
