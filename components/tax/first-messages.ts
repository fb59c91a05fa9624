import type { FieldName } from '@/lib/tax/domain/inputs/field-names';
import { meaningOf, type TaxMessages } from '@/components/tax/form/form-groups';

/** The fields in the server's HTML. */
export type FirstField = Extract<FieldName, 'salaryRupees.gross' | 'age'>;

export type FirstMessages = ReturnType<typeof firstMessages>;

/** What the calculator prints before its engine is there. */
export function firstMessages(messages: TaxMessages) {
  const { language, details, tools, page } = messages;
  const { title, clear, helpLabel, rupeesHint, groups, holds, notes } = messages.form;
  const named = (field: FirstField) => ({
    label: messages.fields[field].label,
    meaning: meaningOf(field, messages),
  });
  return {
    language,
    page: { loading: page.loading, unavailable: page.unavailable, isPrivate: page.isPrivate },
    year: messages.fields.year.label,
    take: { share: tools.take.share, print: tools.take.print },
    form: { title, clear, helpLabel, rupeesHint, groups, holds, notes },
    fields: { 'salaryRupees.gross': named('salaryRupees.gross'), age: named('age') },
    /** Of the parts below the answer. */
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
