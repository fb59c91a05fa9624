import type { ReactNode } from 'react';
import { RemoveItem } from '@/components/saved/remove-saved-item';
import { planInWords } from '@/components/sip/plan-sentence';
import { Amount } from '@/components/ui/figures/amount';
import { RouteLink } from '@/components/ui/route-link';
import { Stat } from '@/components/ui/figures/stat';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import type { SavedPlanSummary } from '@/lib/sip/data/saved-plan';
import type { SavedCalculation } from '@/lib/tax/data/saved-calculation';
import { messages } from '@/lib/messages';

const { display, saved, sip, tax } = messages();

/** A saved plan with its result, a link back to its inputs, and its deletion in two steps. */
export function SavedPlanCard({
  summary: { id, title, plan, projection, path, updatedAt },
  isRemovable = true,
  children,
}: {
  summary: SavedPlanSummary;
  isRemovable?: boolean;
  /** Stands below the figures. */
  children?: ReactNode;
}) {
  const amount = (rupees: number) => (
    <Amount
      full={formatRupees(rupees)}
      lakh={formatLakhCrore(rupees)}
      hiddenLabel={display.amountHidden}
    />
  );
  return (
    <SavedItemCard
      id={id}
      headingId={`plan-${id}`}
      name={title || sip.saved.untitled}
      path={path}
      about={<Amount full={planInWords(plan, sip.answer)} hiddenLabel={display.amountHidden} />}
      stats={[
        { label: sip.saved.value, value: amount(projection.valueRupees) },
        { label: sip.saved.invested, value: amount(projection.investedRupees) },
      ]}
      updated={fill(sip.saved.updated, { date: formatDate(dateInIndia(updatedAt)) })}
      removeMessages={isRemovable ? saved.remove : null}
    >
      {children}
    </SavedItemCard>
  );
}

/** A saved calculation with its tax in both regimes, the way back to its inputs, and its removal in two steps. */
export function SavedTaxCard({
  calculation: { id, title, yearLabel, newTaxRupees, oldTaxRupees, path, updatedAt },
  isRemovable = true,
}: {
  calculation: SavedCalculation;
  isRemovable?: boolean;
}) {
  const cardMessages = tax.tools.savedCalculations.card;
  const amount = (rupees: number) => (
    <Amount full={formatRupees(rupees)} hiddenLabel={display.amountHidden} />
  );
  return (
    <SavedItemCard
      id={id}
      headingId={`tax-${id}`}
      name={title || cardMessages.untitled}
      path={path}
      about={fill(cardMessages.about, { year: yearLabel })}
      stats={[
        { label: cardMessages.newTax, value: amount(newTaxRupees) },
        { label: cardMessages.oldTax, value: amount(oldTaxRupees) },
      ]}
      updated={fill(cardMessages.updated, { date: formatDate(dateInIndia(updatedAt)) })}
      removeMessages={isRemovable ? saved.remove : null}
    />
  );
}

/** What both cards share: the name as a link to the calculator, two figures, the day of the last change, the removal. */
function SavedItemCard({
  id,
  headingId,
  name,
  path,
  about,
  stats,
  updated,
  removeMessages,
  children,
}: {
  /** The id of the saved item. */
  id: string;
  headingId: string;
  name: string;
  /** The calculator with the saved inputs. */
  path: string;
  /** The inputs in a line. */
  about: ReactNode;
  stats: readonly { label: string; value: ReactNode }[];
  updated: string;
  /** Null where the item cannot be removed. */
  removeMessages: Messages['saved']['remove'] | null;
  children?: ReactNode;
}) {
  return (
    <article aria-labelledby={headingId} className="card grid content-start gap-3">
      <div>
        <h3 id={headingId} className="font-semibold">
          <RouteLink href={path} className="text-accent hover:underline">
            <bdi>{name}</bdi>
          </RouteLink>
        </h3>
        <p className="text-sm text-ink-soft">{about}</p>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        {stats.map(({ label, value }) => (
          <Stat key={label} label={label} value={value} />
        ))}
      </dl>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <p>{updated}</p>
        {removeMessages ? <RemoveItem id={id} title={name} messages={removeMessages} /> : null}
      </div>
    </article>
  );
}
