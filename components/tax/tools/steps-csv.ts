import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { csvText } from '@/lib/csv/csv';
import type { Comparison } from '@/lib/tax/domain/compute-tax';
import { workingOf } from '@/lib/tax/domain/working/working';
import { fullYearName } from '@/components/tax/tax-answer';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import { fill } from '@/lib/messages/fill';
import { sectionInWords, stepInWords } from '@/components/tax/details/working-words';

/** Every step of both regimes below the year, amounts as plain numbers, each with its section and the id of its rule. */
export function stepsCsv(comparison: Comparison, messages: TaxMessages, today: IsoDate): string {
  const { csvHead } = messages.tools.take;
  const rows = [comparison.new, comparison.old].flatMap((result) =>
    workingOf(result).map((line) => [
      messages.regimes[result.regime],
      stepInWords(line, messages.details.working),
      line.paise / 100,
      sectionInWords(line.law, result.year.value.act, messages.law),
      line.law?.id ?? '',
    ]),
  );
  const head = [csvHead.regime, csvHead.step, csvHead.rupees, csvHead.section, csvHead.row];
  const year = fullYearName(comparison.new.year.value, messages.law.yearNames);
  const made = fill(csvHead.made, { date: formatDate(today, messages.language) });
  return csvText([[year], [made], [], head, ...rows]);
}
