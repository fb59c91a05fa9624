import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Alert } from '@/components/ui/alert';
import { Notice } from '@/components/ui/notice';
import { formatDate } from '@/lib/calendar/iso-date';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import type { LawReference } from '@/lib/law/dated-row';
import { outageMark, type SourceProblem } from '@/lib/sources/sourced';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { coingecko } from '@/lib/sources/providers';

const { crypto, sources } = messages();
const { risk } = crypto;

/** The warning that the Advertising Standards Council of India requires with crypto, and the tax rates in its details. */
export function RiskNotice({ law: { ratePercent, cessPercent } }: { law: VdaLaw }) {
  return (
    <Notice
      tone="warn"
      detailsLabel={risk.details}
      details={<p>{fill(risk.note, { rate: ratePercent, cess: cessPercent })}</p>}
    >
      {risk.asci}
    </Notice>
  );
}

/** Says that a chart shows only the last seven days, from the market list, and why. */
export function WeekInstead({ because, retryPath }: { because: SourceProblem; retryPath: string }) {
  const problem = because === 'not-found' ? 'refused' : because;
  return (
    <Alert tone="warn">
      {crypto.weekInstead} {fill(sources.missing[problem], { source: coingecko.name })}{' '}
      <a {...outageMark} href={retryPath} className="font-semibold underline">
        {sources.missing.retry}
      </a>
    </Alert>
  );
}

type LawSentence = { row: LawReference; text: string };

/** The rules that a figure follows, each with its section, date and source. */
export function LawList({ rules }: { rules: readonly LawSentence[] }) {
  const { law } = crypto.coin;
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 text-sm text-ink-soft">
        {rules.map(({ row: { id, from, section, source }, text }) => (
          <li key={id}>
            <span className="text-ink">{text}</span>{' '}
            {fill(section.act1961 || section.act2025 ? law.reference : law.noSection, {
              sections: [
                section.act1961 && fill(law.act1961, { section: section.act1961 }),
                section.act2025 && fill(law.act2025, { section: section.act2025 }),
              ]
                .filter(Boolean)
                .join(', '),
              from: formatDate(from),
            })}
            <LawCitation source={source} messages={law.sources} />.
          </li>
        ))}
      </ul>
      <LawReadingNote rows={rules.map(({ row }) => row)} messages={law.sources} />
    </>
  );
}
