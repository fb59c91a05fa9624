'use client';

import { useEffect } from 'react';
import { SaveFoot } from '@/components/forms/save-foot';
import { useFormAction } from '@/components/forms/use-form-action';
import { MarkedRule } from '@/components/picks/rule-text';
import { TextField } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import type { SaveRatioState } from '@/lib/picks/data/save-state';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';

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
  const { answer, isPending, form } = useFormAction<SaveRatioState>(
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
      <input type="hidden" name="id" value={id} />
      <TextField
        id="ratio-name"
        name="name"
        label={own.name}
        hint={own.nameHint}
        error={problems.name ? own.nameProblems[problems.name] : null}
        maxLength={200}
        autoComplete="off"
        defaultValue={typed.name}
        fieldClassName="max-w-md"
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
      <SaveFoot isSaving={isPending} labels={own} status={status} outcomes={own.outcomes} />
    </form>
  );
}
