import { formatRupees } from '@/lib/money/rupees';
import { inputsPath } from '@/lib/sip/domain/inputs/query';
import { tabQuery } from '@/lib/sip/domain/inputs/tabs';
import { allConventions } from '@/lib/sip/domain/working';
import { ChoiceLinks } from './choice-links';
import type { PanelProps } from './details-props';
import { FigureList } from './figure-list';

const rates = ['nominal', 'effective'] as const;
const moments = ['start', 'end'] as const;

/** The two choices by which calculators differ, and what each pair of them makes of this plan. */
export function ConventionChoice({ inputs, answer: { main }, messages, onChoose }: PanelProps) {
  const words = messages.details.working;
  const { choices } = messages.fields;
  const linkTo = (change: Partial<typeof inputs>) =>
    `${inputsPath({ ...inputs, ...change }, messages.language)}${tabQuery('working')}#sip-convention`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{words.choose}</p>
      <ChoiceLinks
        label={words.rateChoice}
        links={rates.map((rateConvention) => ({
          id: rateConvention,
          text: choices[rateConvention],
          href: linkTo({ rateConvention }),
          isCurrent: inputs.rateConvention === rateConvention,
          onChoose: onChoose && (() => onChoose('rateConvention', rateConvention)),
        }))}
      />
      <ChoiceLinks
        label={words.momentChoice}
        links={moments.map((paidAt) => ({
          id: paidAt,
          text: choices[paidAt],
          href: linkTo({ paidAt }),
          isCurrent: inputs.paidAt === paidAt,
          onChoose: onChoose && (() => onChoose('paidAt', paidAt)),
        }))}
      />
      <FigureList
        figures={allConventions(main.plan).map(({ convention: { rate, paidAt }, valueRupees }) => ({
          label: `${choices[rate]}, ${choices[paidAt].toLowerCase()}`,
          value: formatRupees(valueRupees),
          isChosen: rate === inputs.rateConvention && paidAt === inputs.paidAt,
        }))}
      />
    </div>
  );
}
