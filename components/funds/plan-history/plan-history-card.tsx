import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextField } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import { TextLink } from '@/components/ui/text-link';
import { groupsInHindi, kindsInHindi } from '@/content/word-lists/fund-categories-hindi';
import { formatDate } from '@/lib/calendar/iso-date';
import { fundPath } from '@/lib/funds/domain/fund-query';
import { plans, type Plan, type Scheme } from '@/lib/funds/domain/scheme';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { noNavSince, planAndOption } from '@/components/funds/fund-sentences';

/** A GET form that selects a fund, and the result of the plan on its history. */
export function PlanHistoryCard({
  id,
  form,
  typed,
  scheme,
  categories,
  chosenCategory,
  found,
  messages: planHistory,
  children,
}: {
  id: string;
  /** The form of the calculator, whose fields are submitted too. */
  form: {
    id: string;
    action: string;
    keys: { words: string; fund: string; category: string; fundPlan: string; sentFor: string };
  };
  typed: string;
  /** The chosen fund. */
  scheme: Scheme | null;
  /** To choose from; none before the averages are computed. */
  categories: readonly string[];
  chosenCategory: { category: string; fundPlan: Plan } | null;
  /** Search results to choose from; null where no search was made. */
  found: readonly Scheme[] | null;
  messages: Messages['planHistory'];
  children: ReactNode;
}) {
  return (
    <Card id={id} title={planHistory.title} titleId={`${id}-title`} description={planHistory.text}>
      {/* The key resets the uncontrolled field with every new result. */}
      <form
        key={`${typed}|${scheme?.code}|${chosenCategory?.category}|${chosenCategory?.fundPlan}`}
        id={form.id}
        action={form.action}
        role="search"
        aria-label={planHistory.title}
        className="no-print grid gap-4"
      >
        <div className="grid max-w-xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextField
            id="plan-history-words"
            name={form.keys.words}
            type="search"
            autoComplete="off"
            maxLength={60}
            label={planHistory.words}
            hint={planHistory.wordsHint}
            defaultValue={typed}
          />
          <Button
            type="submit"
            variant={scheme ? 'secondary' : 'primary'}
            className="min-h-10 sm:mt-5.5"
          >
            {scheme ? planHistory.another : planHistory.submit}
          </Button>
        </div>
        {categories.length > 0 ? (
          <CategoryChoice
            keys={form.keys}
            categories={categories}
            chosen={chosenCategory}
            messages={planHistory}
          />
        ) : null}
        {found ? <Choices found={found} name={form.keys.fund} messages={planHistory} /> : null}
        {chosenCategory ? (
          <h3 className="border-t border-line pt-4 text-base">
            {fill(planHistory.chosenCategory, {
              category: categoryName(chosenCategory.category, planHistory.language),
              plan: planHistory.fund.plans[chosenCategory.fundPlan],
            })}
          </h3>
        ) : null}
        {scheme ? (
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
            <h3 className="text-base">
              <TextLink href={fundPath(scheme.code)}>{scheme.name}</TextLink>
            </h3>
            <Button type="submit" name={form.keys.fund} value={scheme.code} variant="secondary">
              {planHistory.again}
            </Button>
          </div>
        ) : null}
      </form>
      <div className="mt-4 grid grid-cols-1 gap-4 empty:hidden">{children}</div>
    </Card>
  );
}

function CategoryChoice({
  keys,
  categories,
  chosen,
  messages: planHistory,
}: {
  keys: { category: string; fundPlan: string; sentFor: string };
  categories: readonly string[];
  chosen: { category: string; fundPlan: Plan } | null;
  messages: Messages['planHistory'];
}) {
  return (
    <div className="grid max-w-3xl items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
      <Select
        id="plan-history-category"
        name={keys.category}
        label={planHistory.category}
        placeholder={planHistory.anyCategory}
        options={categories.map((category) => ({
          value: category,
          label: categoryName(category, planHistory.language),
        }))}
        defaultValue={chosen?.category ?? ''}
      />
      <Select
        id="plan-history-fund-plan"
        name={keys.fundPlan}
        label={planHistory.fundPlan}
        options={plans.map((plan) => ({
          value: plan,
          label: planHistory.fund.plans[plan],
        }))}
        defaultValue={chosen?.fundPlan ?? 'direct'}
      />
      <Button
        type="submit"
        name={keys.sentFor}
        value="category"
        variant="secondary"
        className="min-h-10 sm:mt-5.5"
      >
        {planHistory.submitCategory}
      </Button>
    </div>
  );
}

/** "Equity - Flexi Cap Fund" is "इक्विटी: फ़्लेक्सी कैप फ़ंड". What has no name in the language stays as AMFI writes it. */
export function categoryName(category: string, language: Language): string {
  if (language === 'en') return category;
  const end = category.indexOf(' - ');
  const [group, kind] = [category.slice(0, end), category.slice(end + ' - '.length)];
  const names = [groupsInHindi[group], kindsInHindi[kind]];
  return names.every((name) => name !== undefined) ? names.join(': ') : category;
}

/** Submit buttons, so that the fields of the form are sent too. */
function Choices({
  found,
  name,
  messages: planHistory,
}: {
  found: readonly Scheme[];
  name: string;
  messages: Messages['planHistory'];
}) {
  const { fund, language } = planHistory;
  if (found.length === 0) return <p role="status">{planHistory.none}</p>;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{planHistory.found}</legend>
      {found.map((scheme) => (
        <button
          key={scheme.code}
          type="submit"
          name={name}
          value={scheme.code}
          className="grid min-h-11 gap-x-6 rounded border border-line px-4 py-2 text-left hover:bg-surface-sunken md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <span className="font-semibold text-accent">{scheme.name}</span>
          <span className="text-sm text-ink-soft">
            {scheme.nav === null ? (
              <Badge tone="warn">{noNavSince(scheme, fund, language)}</Badge>
            ) : null}{' '}
            {[
              planAndOption(scheme, fund),
              scheme.nav !== null &&
                scheme.navDate &&
                fill(planHistory.nav, { date: formatDate(scheme.navDate, language) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
