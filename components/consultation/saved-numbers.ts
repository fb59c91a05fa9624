import type { SavedNumbers } from '@/lib/consultation/domain/agenda-questions';
import type { AttachedPlan } from '@/lib/consultation/domain/booking';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatPercent, formatRupees } from '@/lib/money/rupees';
import type { SavedItem } from '@/lib/saved/saved-item';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';

const { attached } = messages().consultation;

function planInWords(item: SavedItem) {
  const saved = summariseSavedPlan(item);
  if (!saved) return null;
  const { plan, projection, title } = saved;
  return {
    title,
    monthly: formatRupees(plan.monthlyRupees),
    years: String(Math.round(plan.months / 12)),
    rate: formatPercent(plan.annualReturnPercent),
    value: formatLakhCrore(projection.valueRupees),
  };
}

function calculationInWords(item: SavedItem) {
  const saved = summariseSavedCalculation(item);
  return (
    saved && {
      title: saved.title,
      year: saved.yearLabel,
      newTax: formatRupees(saved.newTaxRupees),
      oldTax: formatRupees(saved.oldTaxRupees),
    }
  );
}

/** What a member can attach to a session: saved plans and tax calculations, with their figures as they are now. */
export function attachable(items: readonly SavedItem[]): AttachedPlan[] {
  return items.flatMap((item): AttachedPlan[] => {
    const plan = planInWords(item);
    if (plan) {
      const { title, monthly, years, rate, value } = plan;
      return [
        {
          id: item.id,
          title: title || attached.plan,
          facts: [
            fill(attached.monthly, { amount: monthly }),
            fill(attached.years, { count: years }),
            fill(attached.rate, { rate }),
            fill(attached.value, { value }),
          ],
        },
      ];
    }
    const calculation = calculationInWords(item);
    if (!calculation) return [];
    const { title, year, newTax, oldTax } = calculation;
    return [
      {
        id: item.id,
        title: title || fill(attached.calculation, { year }),
        facts: [
          fill(attached.newTax, { amount: newTax }),
          fill(attached.oldTax, { amount: oldTax }),
        ],
      },
    ];
  });
}

/** The member's saved numbers, for the agenda of a session. */
export function savedNumbersOf(items: readonly SavedItem[]): SavedNumbers {
  return {
    plans: items.flatMap((item) => planInWords(item) ?? []),
    calculations: items.flatMap((item) => calculationInWords(item) ?? []),
    purchases: items.filter(({ kind }) => kind === 'holding').length,
  };
}
