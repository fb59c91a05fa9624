import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Company } from '@/lib/picks/domain/company/company';
import { ratioList, type RatioId } from '@/lib/picks/domain/ratios/ratio-list';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';
import { ratioText } from './ratio-text';

const shown = [
  'price',
  'marketCap',
  'priceToEarnings',
  'returnOnCapitalEmployed',
] as const satisfies readonly RatioId[];

/** Which company this is, in a line or two. */
export function CompanyFacts({
  company: { isin, symbol, sector, industry, listedOn },
  messages: { facts },
}: {
  company: Company;
  messages: Messages['picks']['company'];
}) {
  return (
    <>
      <p>{fill(facts.line, { sector, industry })}</p>
      <p>
        {fill(facts.symbol, { symbol, isin })}
        {listedOn ? `. ${fill(facts.listed, { date: formatDate(listedOn) })}` : null}
      </p>
    </>
  );
}

export function DelistedNote({
  company: { delisted },
  messages,
}: {
  company: Company;
  messages: Messages['picks']['company'];
}) {
  if (!delisted) return null;
  const date = formatDate(delisted.on);
  return (
    <Alert tone="bad">
      {fill(messages.delisted, { date, reason: messages.delistedReasons[delisted.reason] })}
    </Alert>
  );
}

/** The figures that are looked for first, each with its day. */
export function CompanyStats({
  row,
  lagDays,
  messages: { company: messages, units },
}: {
  row: RatioRow;
  lagDays: number;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {shown.map((id) => {
        const { value, asOf } = ratioNumber(row, id);
        return (
          <Stat
            key={id}
            label={fill(messages.stats[id], { lag: lagDays })}
            value={ratioText(value, ratioList[id].unit, units)}
            note={asOf ? fill(messages.stats.ofDay, { date: formatDate(asOf) }) : undefined}
          />
        );
      })}
    </dl>
  );
}
