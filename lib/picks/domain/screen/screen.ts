import { failure, success, type Result } from '@/lib/result';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CompanyName, RedFlag } from '@/lib/picks/domain/company/company';
import type { RatioId, RatioUnit } from '@/lib/picks/domain/ratios/ratio-list';
import { parseExpression, parseRule } from './parse-rule';
import type { Expression, Rule, RuleError } from './rule';

export type RankingCriterion = {
  /** In the rule language, such as `Return on capital employed`. */
  expressionText: string;
  better: 'higher' | 'lower';
  weight: number;
};

/** Those that pass are ranked by each criterion (1 is best); the lowest weighted mean of the places comes first. */
type Ranking = {
  criteria: readonly RankingCriterion[];
  /** How many are taken; null for all that pass. */
  take: number | null;
};

export type Screen = {
  /** Small letters and hyphens; a member's own screens have the id of what was saved. */
  id: string;
  ruleText: string;
  ranking: Ranking | null;
};

export type RatioNumber = {
  ratioId: RatioId;
  value: number | null;
  /** As of which day; null when it is not known. */
  asOf: IsoDate | null;
};

/** One comparison of the rule and its outcome for a company. */
export type Reason = {
  /** The comparison as the printer writes it. Under a NOT it says so by `isNegated`. */
  text: string;
  isNegated: boolean;
  /** Whether the company meets it (NOT counted in); null where a number is not known. */
  isMet: boolean | null;
  /** The left and the right side. */
  number: number | null;
  threshold: number | null;
  unit: RatioUnit;
  /** The margin by which it is met, in the unit; negative when it is missed. */
  margin: number | null;
  /** The margin as percent of the threshold; null for a threshold of zero. */
  marginPercent: number | null;
  ratios: readonly RatioNumber[];
};

export type ScreenedCompany = CompanyName & {
  /** 1 is first. */
  place: number;
  /** The weighted mean of its places; null for a screen without ranking. */
  score: number | null;
  redFlags: readonly RedFlag[];
  reasons: readonly Reason[];
};

export type ScreenResult = {
  screenId: string;
  /** As the printer writes it. */
  ruleText: string;
  asOf: IsoDate;
  companies: number;
  failed: number;
  /** Neither passed nor failed: a number that decides is not known. */
  undecided: number;
  /** Passed the rule, but the ranking took others first. */
  notTaken: number;
  passed: readonly ScreenedCompany[];
};

export type ReadCriterion = Pick<RankingCriterion, 'better' | 'weight'> & {
  expression: Expression;
};

export type ReadScreen = {
  rule: Rule;
  criteria: readonly ReadCriterion[];
  take: number | null;
};

/** `at`: in the rule, or in which criterion of the ranking, from 0. */
type ScreenProblem = { at: 'rule' | number; error: RuleError };

/** Reads a screen whose texts were checked before. @throws where one cannot be read */
export function readCheckedScreen(screen: Screen): ReadScreen {
  const read = readScreen(screen);
  if (read.ok) return read.value;
  const { at, error } = read.problem;
  throw new Error(`Screen ${screen.id}, ${at}: ${error.problem}`);
}

/** Reads all texts of a screen. */
export function readScreen({
  ruleText,
  ranking,
}: Pick<Screen, 'ruleText' | 'ranking'>): Result<ReadScreen, ScreenProblem> {
  const rule = parseRule(ruleText);
  if (!rule.ok) return failure({ at: 'rule', error: rule.problem });
  const criteria: ReadCriterion[] = [];
  for (const [at, { expressionText, better, weight }] of (ranking?.criteria ?? []).entries()) {
    const expression = parseExpression(expressionText);
    if (!expression.ok) return failure({ at, error: expression.problem });
    criteria.push({ expression: expression.value, better, weight });
  }
  return success({ rule: rule.value, criteria, take: ranking?.take ?? null });
}
