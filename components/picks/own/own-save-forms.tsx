'use client';

import { useState, useEffect } from 'react';
import { TextField } from '@/components/ui/fields/field';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { MarkedRule } from '@/components/picks/rule-text';
import type { Messages } from '@/lib/messages';
import type { SaveScreenState, SaveRatioState } from '@/lib/picks/data/save-state';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';

/** Saves the screen that was run to the member's account. A form, so it needs no script. */
export function SaveScreen({
  id,
  rule,
  ranking,
  saveAction,
  messages,
}: {
  /** Id of the saved item: a second press saves the same item again. */
  id: string;
  rule: string;
  /** As JSON; empty for none. */
  ranking: string;
  saveAction: (state: SaveScreenState, form: FormData) => Promise<SaveScreenState>;
  messages: Messages['picksOwn']['own']['save'];
}) {
  // The page has a new id when it is rendered again; this form continues to save its own item.
  const [itemId] = useState(id);
  const { answer, isPending, form } = useFormAction(
    saveAction,
    { status: null, typed: { id, title: '', rule, ranking }, problems: {} },
    {
      failed: { status: 'unavailable', problems: {} },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, problems } = answer;
  const isRuleWrong = problems.rule || problems.isRankingWrong;
  return (
    <form {...form} className="grid gap-3" noValidate>
      <input type="hidden" name="id" value={itemId} />
      <input type="hidden" name="rule" value={rule} />
      <input type="hidden" name="ranking" value={ranking} />
      <TextField
        id="own-title"
        name="title"
        label={messages.name}
        hint={messages.nameHint}
        error={
          problems.isTitleWrong ? messages.wrongTitle : isRuleWrong ? messages.wrongRule : null
        }
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.title}
      />
      <SaveFoot
        isSaving={isPending}
        labels={messages}
        status={status}
        outcomes={messages.outcomes}
      />
    </form>
  );
}

const formulaId = 'ratio-formula';

/** Defines a ratio by a name and a formula of the rule language. A form, so it needs no script. */
export function RatioForm({
  id,
  ratioNames,
  saveAction,
  messages: { own, picksRules },
}: {
  /** Id of the saved item, a new one once it is saved: the page is rendered again then. */
  id: string;
  ratioNames: readonly string[];
  saveAction: (state: SaveRatioState, form: FormData) => Promise<SaveRatioState>;
  messages: { own: Messages['picksOwn']['own']['ratios'] } & Pick<Messages, 'picksRules'>;
}) {
  const { answer, isPending, correction, form } = useFormAction<SaveRatioState>(
    saveAction,
    { status: null, typed: { name: '', formula: '' }, problems: { name: null, formula: null } },
    {
      failed: { status: 'unavailable', problems: { name: null, formula: null } },
      resetsAfter: ({ status }) => status === 'saved',
    },
  );
  const { status, typed, problems } = answer;
  const { formula: error } = problems;
  useEffect(() => {
    if (!error) return;
    const field = document.getElementById(formulaId);
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.setSelectionRange(error.from, error.to);
    }
  }, [error]);

  return (
    <form {...form} className="grid gap-3" noValidate aria-label={own.form}>
      <input type="hidden" name="id" value={correction?.id ?? id} />
      <TextField
        id="ratio-name"
        name="name"
        label={own.name}
        hint={own.nameHint}
        error={problems.name ? own.nameProblems[problems.name] : null}
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.name}
      />
      <TextField
        id={formulaId}
        name="formula"
        list="ratio-words"
        label={own.formula}
        hint={own.formulaHint}
        error={error ? ruleErrorWords(error, picksRules) : null}
        autoComplete="off"
        spellCheck={false}
        defaultValue={typed.formula}
      />
      {error ? (
        <MarkedRule
          rule={typed.formula}
          error={error}
          messages={{ wrongAt: own.wrongAt, end: own.end }}
        />
      ) : null}
      <datalist id="ratio-words">
        {ratioNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <SaveFoot
        isSaving={isPending}
        labels={own}
        status={status}
        outcomes={own.outcomes}
        changedMeanwhile={correction && own.outcomes.changedMeanwhile}
      />
    </form>
  );
}
