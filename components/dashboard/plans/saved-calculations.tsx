import type { ReactNode } from 'react';
import { RemoveItem } from '@/components/saved/remove-saved-item';
import { Amount } from '@/components/ui/amount';
import { Stat } from '@/components/ui/stat';
import { RouteLink } from '@/components/ui/route-link';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import { planInWords } from '@/components/sip/plan-sentence';
import type { SavedCalculation } from '@/lib/tax/data/saved-calculation';

/** A saved plan with its result, a link back to its inputs, and its deletion in two steps. */
export function SavedPlanCard({
  summary: { id, title, plan, projection, path, updatedAt },
  isRemovable = true,
  messages: { sip, saved, display },
  children,
}: {
  summary: SavedPlanSummary;
  isRemovable?: boolean;
  messages: Pick<Messages, 'sip' | 'saved' | 'display'>;
  /** Stands below the figures. */
  children?: ReactNode;
}) {
  const name = title || sip.saved.untitled;
  const amount = (rupees: number) => (
    <Amount
      full={formatRupees(rupees)}
      lakh={formatLakhCrore(rupees)}
      hiddenLabel={display.amountHidden}
    />
  );
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <h3 id={`plan-${id}`} className="font-semibold">
          <RouteLink href={path} className="text-accent hover:underline">
            <bdi>{name}</bdi>
          </RouteLink>
        </h3>
        <p className="text-sm text-ink-soft">
          <Amount full={planInWords(plan, sip.answer)} hiddenLabel={display.amountHidden} />
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <Stat label={sip.saved.value} value={amount(projection.valueRupees)} />
        <Stat label={sip.saved.invested} value={amount(projection.investedRupees)} />
      </dl>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p>{fill(sip.saved.updated, { date: formatDate(dateInIndia(updatedAt)) })}</p>
        {isRemovable ? <RemoveItem id={id} title={name} messages={saved.remove} /> : null}
      </div>
    </article>
  );
}

/** A saved calculation with its tax in both regimes, the way back to its inputs, and its removal in two steps. */
export function SavedTaxCard({
  calculation: { id, title, yearLabel, newTaxRupees, oldTaxRupees, path, updatedAt },
  isRemovable = true,
  messages: { tax, saved, display },
}: {
  calculation: SavedCalculation;
  isRemovable?: boolean;
  messages: Pick<Messages, 'tax' | 'saved' | 'display'>;
}) {
  const messages = tax.tools.savedCalculations.card;
  const name = title || messages.untitled;
  const amount = (rupees: number) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={display.amountHidden} />
  );
  return (
    <article
      aria-labelledby={`tax-${id}`}
      className="grid content-start gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <h3 id={`tax-${id}`} className="font-semibold">
          <RouteLink href={path} className="text-accent hover:underline">
            <bdi>{name}</bdi>
          </RouteLink>
        </h3>
        <p className="text-sm text-ink-soft">{fill(messages.about, { year: yearLabel })}</p>
      </div>
      <dl className="grid grid-cols-2 gap-4">
        <Stat label={messages.newTax} value={amount(newTaxRupees)} />
        <Stat label={messages.oldTax} value={amount(oldTaxRupees)} />
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p>{fill(messages.updated, { date: formatDate(dateInIndia(updatedAt)) })}</p>
        {isRemovable ? <RemoveItem id={id} title={name} messages={saved.remove} /> : null}
      </div>
    </article>
  );
}
