import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import type { View } from '@/lib/options/domain/view/view';
import type { Proposal, Proposals } from '@/lib/options/domain/view/view-proposals';

/** The strategies for a view, with what each does and what it can lose. */
export function ProposalList({
  view,
  found: { expiry, isExpiryTooEarly, proposals },
  messages,
  onChoose,
}: {
  view: View;
  found: Proposals;
  messages: Messages['optionViews'];
  onChoose: (proposal: Proposal) => void;
}) {
  const limit = view.lossLimitRupees === null ? '' : formatRupees(view.lossLimitRupees);
  return (
    <section aria-label={messages.found} className="grid gap-3">
      <h3 className="font-semibold">{messages.found}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(messages.expiry, { date: formatDate(expiry) })} {messages.information}
      </p>
      {isExpiryTooEarly && view.date ? (
        <p className="max-w-prose text-sm font-semibold">
          {fill(messages.tooEarly, { date: formatDate(view.date) })}
        </p>
      ) : null}
      {proposals.length === 0 ? <p className="text-sm">{messages.none}</p> : null}
      <ul className="grid gap-3 md:grid-cols-3">
        {proposals.map((proposal) => {
          const { presetId, worstRupees, isWithinLimit } = proposal;
          const { name, does } = messages.presets[presetId];
          return (
            <li
              key={presetId}
              className="grid content-between gap-3 rounded border border-line bg-surface p-4"
            >
              <div className="grid gap-1">
                <h4 className="font-semibold">{name}</h4>
                <p className="text-sm">{does}</p>
                <p className="text-sm text-ink-soft">
                  {worstRupees === 'unlimited'
                    ? messages.worstUnlimited
                    : fill(messages.worst, { rupees: formatRupees(worstRupees) })}
                </p>
                {isWithinLimit === null ? null : (
                  <p className={isWithinLimit ? 'text-sm text-gain' : 'text-sm text-loss'}>
                    {fill(isWithinLimit ? messages.withinLimit : messages.beyondLimit, {
                      rupees: limit,
                    })}
                  </p>
                )}
              </div>
              <div>
                <Button
                  variant="secondary"
                  aria-label={fill(messages.chooseNamed, { name })}
                  onClick={() => onChoose(proposal)}
                >
                  {messages.choose}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
