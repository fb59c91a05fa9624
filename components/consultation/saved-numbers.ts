import { planInWords as planSentence } from '@/components/sip/plan-sentence';
import type { SavedNumbers } from '@/lib/consultation/domain/agenda-questions';
import type { AttachedPlan } from '@/lib/consultation/domain/booking';
import { savedTransactionsOf } from '@/lib/holdings/saved-holding';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatRupees } from '@/lib/money/rupees';
import type { SavedItem } from '@/lib/saved/saved-item';
import { summariseSavedPlan } from '@/lib/sip/data/saved-plan';
import { summariseSavedCalculation } from '@/lib/tax/data/saved-calculation';

const { sip, consultation } = messages();
const { attached } = consultation;

function planInWords(item: SavedItem) {
  const saved = summariseSavedPlan(item);
  if (!saved) return null;
  const { plan, projection, title } = saved;
  return {
    title,
    plan: planSentence(plan, sip.answer),
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
      const { title, plan: words, value } = plan;
      return [
        {
          id: item.id,
          title: title || attached.plan,
          facts: [words, fill(attached.value, { value })],
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
    transactions: items.flatMap((item) => savedTransactionsOf(item)?.transactions ?? []).length,
  };
}
