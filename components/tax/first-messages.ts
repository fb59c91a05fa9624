import type { FieldName } from '@/lib/tax/domain/inputs/field-names';
import { meaningOf, type TaxMessages } from '@/components/tax/form/form-groups';

/** The fields in the server's HTML. */
export type FirstField = Extract<FieldName, 'salaryRupees.gross' | 'age'>;

/** What the calculator prints before its engine is there. */
export type FirstMessages = Pick<TaxMessages, 'language'> & {
  page: Pick<TaxMessages['page'], 'loading' | 'unavailable' | 'isPrivate'>;
  year: string;
  take: Pick<TaxMessages['tools']['take'], 'share' | 'print'>;
  form: Pick<
    TaxMessages['form'],
    'title' | 'clear' | 'helpLabel' | 'rupeesHint' | 'groups' | 'holds' | 'notes'
  >;
  fields: Readonly<Record<FirstField, { label: string; meaning: string }>>;
  /** The titles of the parts below the answer. */
  titles: Readonly<
    Record<
      | 'steps'
      | 'stepsNote'
      | 'takeHome'
      | 'advance'
      | 'whatIf'
      | 'caps'
      | 'nextRupee'
      | 'slabs'
      | 'law',
      string
    >
  >;
};

/** The messages of the first render. */
export function firstMessages(messages: TaxMessages): FirstMessages {
  const { details, tools, form, page } = messages;
  const named = (field: FirstField) => ({
    label: messages.fields[field].label,
    meaning: meaningOf(field, messages),
  });
  return {
    language: messages.language,
    page: { loading: page.loading, unavailable: page.unavailable, isPrivate: page.isPrivate },
    year: messages.fields.year.label,
    take: { share: tools.take.share, print: tools.take.print },
    form: {
      title: form.title,
      clear: form.clear,
      helpLabel: form.helpLabel,
      rupeesHint: form.rupeesHint,
      groups: form.groups,
      holds: form.holds,
      notes: form.notes,
    },
    fields: {
      'salaryRupees.gross': named('salaryRupees.gross'),
      age: named('age'),
    },
    titles: {
      steps: details.working.title,
      stepsNote: details.working.lead,
      takeHome: tools.takeHome.title,
      advance: tools.advance.title,
      whatIf: tools.whatIf.title,
      caps: details.caps.title,
      nextRupee: details.nextRupee.title,
      slabs: details.slabs.title,
      law: messages.law.title,
    },
  };
}
