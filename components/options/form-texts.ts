import { fill } from '@/lib/messages/fill';
import { formatFixed, formatNumber, formatPercent } from '@/lib/money/rupees';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';
import type { ReadStrategy, Strategy } from '@/lib/options/domain/position/read-strategy';
import type { FieldKey, Underlying } from '@/lib/options/domain/position/typed-strategy';
import type { Messages } from '@/lib/messages';
import { formatDate } from '@/lib/calendar/iso-date';
import { options as messages } from '@/lib/messages/en/options/options';

type AllMessages = Messages['options'];

/** Printed by the title row or by the engine. */
type LaterForm = 'preset' | 'load' | 'expiry' | 'unread' | 'savings' | 'savingsHint';

/** What the editor prints before its engine is there: the props of a client component are part of the document. */
export type EditorMessages = Pick<AllMessages, 'moves' | 'tabs'> & {
  form: Omit<AllMessages['form'], LaterForm>;
  answer: Pick<AllMessages['answer'], 'title' | 'none' | 'loading' | 'retry' | 'unavailable'>;
  share: Pick<AllMessages['share'], 'link'>;
  presets: Pick<AllMessages['presets'], 'show'>;
  law: Pick<AllMessages['law'], 'show'>;
};

/** Those messages of the page that the editor prints first. */
export function editorMessages({ form: all, moves, tabs, ...rest }: AllMessages): EditorMessages {
  const { preset, load, expiry, unread, savings, savingsHint, ...form } = all;
  const { title, none, loading, retry, unavailable } = rest.answer;
  return {
    form,
    moves,
    tabs,
    answer: { title, none, loading, retry, unavailable },
    share: { link: rest.share.link },
    presets: { show: rest.presets.show },
    law: { show: rest.law.show },
  };
}

type LegHints = { price: string; volatility: string };

/** Texts in and around the fields. */
export type FormMessages = {
  problems: Readonly<Partial<Record<FieldKey, string>>>;
  /** The values used for a blank premium or volatility. */
  legs: readonly LegHints[];
  /** The lot size of a row of law, empty while the day is wrong; null where it is typed. */
  lot: string | null;
};

/** Problems of fields, the values used for blank fields, and the lot size of the law. */
export function formTexts(read: ReadStrategy): FormMessages {
  const problems: Partial<Record<FieldKey, string>> = {};
  for (const [key, problem] of Object.entries(read.problems)) {
    if (problem) problems[key as FieldKey] = messages.problems[problem];
  }
  return {
    problems,
    legs: read.legs.map((leg) => ({
      price: leg ? formatNumber(leg.priceRupees, 2) : '',
      volatility: leg && isOption(leg) ? formatNumber(leg.volatility * 100, 2) : '',
    })),
    lot: read.lotByLaw === null ? null : String(read.lotByLaw ?? ''),
  };
}

/** "Buy 2 × 24,000 Call, 1 Dec 2026". */
export function legInWords(leg: Leg): string {
  const { sides, kinds } = messages.form;
  const strike = isOption(leg) ? `${formatNumber(leg.strike, 2)} ` : '';
  const expiry = leg.kind === 'stock' ? '' : `, ${formatDate(leg.expiry)}`;
  return `${sides[leg.side]} ${leg.lots} × ${strike}${kinds[leg.kind]}${expiry}`;
}

export function legsInWords(legs: readonly Leg[]): string {
  return legs.map((leg) => legInWords(leg)).join('; ');
}

/** What a position's CSV is of: its underlying, legs with premiums, market values and where the figures come from. */
export function strategyCsvSource(strategy: Strategy): string {
  const { csv } = messages;
  const legs = strategy.legs.map((leg) =>
    fill(csv.leg, {
      leg: legInWords(leg),
      price: formatFixed(leg.priceRupees, 2),
      units: formatNumber(leg.unitsPerLot),
    }),
  );
  return fill(csv.source, {
    underlying: underlyingInWords(strategy.underlying),
    legs: legs.join('; '),
    spot: formatNumber(strategy.spot, 2),
    date: formatDate(strategy.date),
    rate: formatPercent(strategy.rate * 100, 2),
    yield: formatPercent(strategy.dividendYield * 100, 2),
  });
}

/** A position that is on no index does not name its underlying. */
export function underlyingInWords(underlying: Underlying): string {
  return underlying === 'own' ? messages.form.market.own : underlying;
}
