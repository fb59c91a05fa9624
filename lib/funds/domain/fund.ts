import { planAndOptionAtEnd } from './plan-and-option';
import type { Option, Plan, Scheme } from './scheme';

/** A fund with its schemes: one for each plan and option, the usual choice first. */
export type Fund = {
  /** Without plan and option: 'Udaharan Gilt Fund'. */
  name: string;
  schemes: readonly Scheme[];
};

const optionPlaces: Readonly<Record<Option, number>> = { growth: 0, idcw: 2, bonus: 3 };
const planPlaces: Readonly<Record<Plan, number>> = { direct: 0, regular: 1 };

/** Lower comes first: growth before payouts, direct before regular. */
export function schemePlace({ plan, option }: Pick<Scheme, 'plan' | 'option'>): number {
  return (option ? optionPlaces[option] : 1) * 2 + (plan ? planPlaces[plan] : 0);
}

/** A text without such characters at its end. A regular expression would be quadratic in runs of them. */
function withoutTrailing(text: string, characters: string): string {
  let { length } = text;
  while (length > 0 && characters.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

/** The name of the fund that a scheme belongs to: what stands before its plan and option. */
export function fundNameOf({ name }: Pick<Scheme, 'name'>): string {
  const own = name.replace(/ \(AMFI code \d+\)$/, '');
  const end = planAndOptionAtEnd(own);
  const fund = withoutTrailing(own.slice(0, own.length - end.length), ' (–-');
  // "Direct Plan" alone, or a house alone, is no name of a fund.
  return fund.includes(' ') ? fund : own;
}

/** The plan and option behind the name of its fund: 'Direct Plan - Growth'. Empty where the name has none. */
export function planTextOf({ name }: Pick<Scheme, 'name'>): string {
  const text = name.slice(fundNameOf({ name }).length).replace(/^[ (–-]+/, '');
  return text.endsWith(')') && !text.includes('(') ? text.slice(0, -1) : text;
}

/** The schemes of a list as funds. Houses write the name of a fund alike in all its schemes, but for spaces and case. */
export function fundsOf(schemes: readonly Scheme[]): ReadonlyMap<number, Fund> {
  const funds = new Map<string, { name: string; schemes: Scheme[] }>();
  for (const scheme of schemes) {
    const name = fundNameOf(scheme);
    const words = name.toLowerCase().replace(/[^a-z0-9&]+/g, ' ');
    const key = [scheme.house, scheme.category, words.trim()].join('|');
    const known = funds.get(key);
    if (known) known.schemes.push(scheme);
    else funds.set(key, { name, schemes: [scheme] });
  }
  const byCode = new Map<number, Fund>();
  for (const fund of funds.values()) {
    fund.schemes.sort((one, other) => schemePlace(one) - schemePlace(other));
    for (const { code } of fund.schemes) byCode.set(code, fund);
  }
  return byCode;
}

/** 'Equity - Flexi Cap Fund' is the kind 'Flexi Cap Fund' of the group 'Equity'; so is AMFI's 'Equity Scheme - …'. */
export function categoryParts(category: string): { group: string; kind: string } {
  const [group = '', ...kind] = category.split(' - ');
  return {
    group: group.replace(/ Schemes?$/i, '').trim(),
    kind: kind.join(' - ').trim() || group.trim(),
  };
}

/** The kind of a category, with its group where other groups have the same kinds: "Index funds: Debt". */
export function categoryInWords(category: string): string {
  const { group, kind } = categoryParts(category);
  return fundGroupOf(category) === 'index' && kind !== group ? `${group}: ${kind}` : kind;
}

/** The few groups by which people look for a fund. */
export const fundGroups = ['equity', 'debt', 'hybrid', 'index', 'other'] as const;
export type FundGroup = (typeof fundGroups)[number];

const groupsByName: Readonly<Record<string, FundGroup>> = {
  Equity: 'equity',
  Debt: 'debt',
  Hybrid: 'hybrid',
  'Index funds': 'index',
  ETFs: 'index',
};

/** @param category as AMFI writes it */
export function fundGroupOf(category: string): FundGroup {
  const { group } = categoryParts(category);
  return Object.hasOwn(groupsByName, group) ? (groupsByName[group] ?? 'other') : 'other';
}
