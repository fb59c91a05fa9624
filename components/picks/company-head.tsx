import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { classNames } from '@/components/ui/class-names';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { Company } from '@/lib/picks/domain/company/company';
import { mainRatios } from '@/lib/picks/domain/company/company-list';
import { ratioList } from '@/lib/picks/domain/ratios/ratio-list';
import { isTooOld, maxFiguresMonths, type RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { ratioNumber } from '@/lib/picks/domain/screen/reasons';
import { ratioCell, ratioText } from './ratio-text';

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

/** Why the prices of a company begin late. @param brokenOn null where they do not. */
export function PriceBreakNote({
  brokenOn,
  messages,
}: {
  brokenOn: IsoDate | null;
  messages: Messages['picks']['company'];
}) {
  if (!brokenOn) return null;
  return <Alert>{fill(messages.priceBreak, { date: formatDate(brokenOn) })}</Alert>;
}

/** Why a company whose figures are old has no ratios of them. */
export function OldFiguresNote({
  row,
  asOf,
  messages,
}: {
  row: Pick<RatioRow, 'asOf'>;
  asOf: IsoDate;
  messages: Messages['picks']['company'];
}) {
  const endsOn = row.asOf.figures;
  if (!endsOn || !isTooOld(endsOn, asOf)) return null;
  return (
    <Alert>
      {fill(messages.oldFigures, {
        end: formatDate(endsOn),
        months: maxFiguresMonths,
        date: formatDate(asOf),
      })}
    </Alert>
  );
}

/** The price that may be shown, with its day. */
export function CompanyPrice({
  row,
  pageDate,
  messages: { company: messages, units },
}: {
  row: RatioRow;
  /** The day that a wide title row names for all prices: the price's own day is then shown only where it is another. */
  pageDate?: IsoDate;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  const { value, asOf } = ratioNumber(row, 'price');
  return (
    <span className="font-semibold tabular-nums">
      {ratioText(value, ratioList.price.unit, units)}{' '}
      {asOf ? (
        <span
          className={classNames(
            'text-xs font-normal text-ink-soft',
            asOf === pageDate && 'lg:hidden',
          )}
        >
          {fill(messages.stats.ofDay, { date: formatDate(asOf) })}
        </span>
      ) : null}
    </span>
  );
}

/** The nine figures that are looked for first; the tab of ratios has the day of each. */
export function CompanyStats({
  row,
  messages: { company: messages, units },
}: {
  row: RatioRow;
  messages: Pick<Messages['picks'], 'company' | 'units'>;
}) {
  return (
    <Card className="max-lg:py-3">
      <dl className="grid grid-cols-3 gap-x-4 gap-y-3 max-lg:gap-y-1.5 max-sm:gap-x-2">
        {mainRatios.map((id) => (
          <div key={id} className="flex min-w-0 flex-col justify-end">
            <dt className="text-xs text-ink-faint">{messages.stats[id]}</dt>
            <dd className="text-lg font-semibold tabular-nums max-lg:text-base">
              {ratioCell(row.values[id], ratioList[id].unit, units)}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Sector and industry, once where a list has one name for both. */
export function sectorText(
  { sector, industry }: Pick<Company, 'sector' | 'industry'>,
  { facts }: Messages['picks']['company'],
): string {
  return sector === industry ? sector : fill(facts.line, { sector, industry });
}

/** Which company this is: its names on the exchanges, and since when it is listed. */
export function CompanyFacts({
  company: { isin, symbol, listedOn },
  messages: { facts },
}: {
  company: Company;
  messages: Messages['picks']['company'];
}) {
  return (
    <p className="text-xs text-ink-soft">
      {fill(facts.symbol, { symbol, isin })}
      {listedOn ? `. ${fill(facts.listed, { date: formatDate(listedOn) })}` : null}
    </p>
  );
}
