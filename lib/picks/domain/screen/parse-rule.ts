import { failure, success } from '@/lib/result';
import { type Expression, type Parsed, type Rule, type RuleProblem, ruleLimits } from './rule';
import { printExpression, printRule } from './print-rule';
import { ruleTokens, RuleTrouble, trouble, type OwnNames, type RuleToken } from './rule-tokens';
import { measureOf, measureOfResult, sharedMeasure } from './rule-units';

/**
 * Reads a rule: `Return on equity > 15% AND (Debt to equity < 0.5x OR Interest cover > 4)`. NOT binds closest, then
 * AND, then OR; multiplication before addition. Safe for hostile texts: it reads each character once, never deeper than
 * ruleLimits allows, and answers with the first trouble and its place. What the printer writes of a rule that was read can
 * be read again.
 * @param own ratios that the reader defined. The rule holds their formulas: it can be read again, saved and shared
 * without them.
 */
export function parseRule(text: string, own: OwnNames | null = null): Parsed<Rule> {
  return read(text, own, printRule, (reader) => reader.condition(reader.either(0)));
}

/** A number in the rule language, as rankings use it: `Return on capital employed - Debt to equity`. */
export function parseExpression(text: string, own: OwnNames | null = null): Parsed<Expression> {
  return read(text, own, printExpression, (reader) => reader.number(reader.either(0)));
}

function read<T>(
  text: string,
  own: OwnNames | null,
  print: (value: T) => string,
  whole: (reader: Reader) => T,
): Parsed<T> {
  const parsed = readOnce(text, own, whole);
  if (!parsed.ok) return parsed;
  // What is run, saved and shared is the printed rule. It has more spaces and brackets, and the formulas of own ratios.
  const printed = readOnce(print(parsed.value), null, (reader) => reader.either(0));
  if (printed.ok) return parsed;
  return failure(trouble(printed.problem.problem, text, { from: 0, to: text.length }).error);
}

function readOnce<T>(text: string, own: OwnNames | null, whole: (reader: Reader) => T): Parsed<T> {
  try {
    const end = { from: 0, to: text.length };
    if (text.length > ruleLimits.characters) throw trouble('too-long', text, end);
    if (!text.trim()) throw trouble('empty', text, end);
    const reader = new Reader(text, ruleTokens(text, own));
    const value = whole(reader);
    reader.end();
    return success(value);
  } catch (error) {
    if (error instanceof RuleTrouble) return failure(error.error);
    throw error;
  }
}

type Part = { from: number; to: number } & (
  | { is: 'condition'; rule: Rule }
  | { is: 'number'; expression: Expression }
);

class Reader {
  private at = 0;
  constructor(
    private readonly text: string,
    private readonly tokens: readonly RuleToken[],
  ) {}

  /** What a part must be, or the trouble that it is the other. */
  condition(part: Part): Rule {
    if (part.is === 'condition') return part.rule;
    throw trouble('needs-comparison', this.text, part);
  }

  number(part: Part): Expression {
    if (part.is === 'number') return part.expression;
    throw trouble('needs-number', this.text, part);
  }

  end(): void {
    const token = this.token;
    if (token.kind === 'end') return;
    throw this.expected('needs-joining');
  }

  either(depth: number): Part {
    return this.joined('or', () => this.both(depth));
  }

  private both(depth: number): Part {
    return this.joined('and', () => this.negated(depth));
  }

  private joined(kind: 'and' | 'or', next: () => Part): Part {
    const first = next();
    if (this.token.kind !== kind) return first;
    const parts = [this.condition(first)];
    let to = first.to;
    while (this.take(kind)) {
      const part = next();
      parts.push(this.condition(part));
      to = part.to;
    }
    return { is: 'condition', rule: { kind, parts }, from: first.from, to };
  }

  private negated(depth: number): Part {
    const { from } = this.token;
    if (!this.take('not')) return this.compared(depth);
    const part = this.negated(this.deeper(depth));
    return { is: 'condition', rule: { kind: 'not', of: this.condition(part) }, from, to: part.to };
  }

  private compared(depth: number): Part {
    const first = this.sum(depth);
    const token = this.token;
    if (token.kind !== 'comparator') return first;
    const left = this.number(first);
    this.at += 1;
    const second = this.sum(depth);
    const right = this.number(second);
    const place = { from: first.from, to: second.to };
    if (!sharedMeasure(measureOf(left), measureOf(right))) {
      throw trouble('units-differ', this.text, place);
    }
    if (this.token.kind === 'comparator') throw this.expected('chained-comparison');
    const rule: Rule = { kind: 'compare', operator: token.operator, left, right };
    return { is: 'condition', rule, ...place };
  }

  private sum(depth: number): Part {
    return this.calculated(['+', '-'], () => this.calculated(['*', '/'], () => this.signed(depth)));
  }

  private calculated(operators: readonly string[], next: () => Part): Part {
    let part = next();
    // The unit of a long sum is carried along: checking its parts again at each sign would take quadratic time.
    let measure = part.is === 'number' ? measureOf(part.expression) : null;
    for (;;) {
      const token = this.token;
      if (token.kind !== 'arithmetic' || !operators.includes(token.operator)) return part;
      const left = this.number(part);
      this.at += 1;
      const second = next();
      const right = this.number(second);
      const place = { from: part.from, to: second.to };
      measure = measure && measureOfResult(token.operator, measure, measureOf(right));
      if (!measure) throw trouble('units-differ', this.text, place);
      const expression: Expression = {
        kind: 'arithmetic',
        operator: token.operator,
        left,
        right,
      };
      part = { is: 'number', expression, ...place };
    }
  }

  private signed(depth: number): Part {
    const token = this.token;
    if (token.kind !== 'arithmetic' || token.operator !== '-') return this.single(depth);
    this.at += 1;
    const part = this.signed(this.deeper(depth));
    const expression: Expression = { kind: 'negative', of: this.number(part) };
    return { is: 'number', expression, from: token.from, to: part.to };
  }

  private single(depth: number): Part {
    const token = this.token;
    const { from, to } = token;
    if (token.kind === 'number') {
      this.at += 1;
      const { value, unit } = token;
      return { is: 'number', expression: { kind: 'number', value, unit }, from, to };
    }
    if (token.kind === 'ratio') {
      this.at += 1;
      return { is: 'number', expression: { kind: 'ratio', id: token.id }, from, to };
    }
    if (token.kind === 'own') {
      this.at += 1;
      return { is: 'number', expression: token.expression, from, to };
    }
    if (token.kind !== 'open') throw this.expected('needs-condition');
    const below = this.deeper(depth);
    this.at += 1;
    const part = this.either(below);
    const closing = this.token;
    if (!this.take('close')) throw this.expected('needs-closing');
    return { ...part, from, to: closing.to };
  }

  private get token(): RuleToken {
    return this.tokens[this.at]!;
  }

  private take(kind: RuleToken['kind']): boolean {
    const isNext = this.token.kind === kind;
    if (isNext) this.at += 1;
    return isNext;
  }

  private deeper(depth: number): number {
    if (depth >= ruleLimits.depth) throw trouble('too-deep', this.text, this.token);
    return depth + 1;
  }

  private expected(problem: RuleProblem): RuleTrouble {
    return trouble(problem, this.text, this.token);
  }
}
