import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Disclosure } from '@/components/ui/disclosure';
import { expiryDayMargin, leastPriceScan } from '@/content/law/margin-rules';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { rowOn } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import type { Margin } from '@/lib/options/domain/position/margin';
import type { OptionWords } from '@/components/options/form-words';

/** How the margin is estimated, what the exchange computes instead, and where its rules were read. */
export function MarginMethod({
  margin,
  date,
  messages: {
    answer: { marginMethod: words },
    law: { sources },
  },
}: {
  margin: Margin;
  date: IsoDate;
  messages: OptionWords;
}) {
  const scan = rowOn(leastPriceScan, date);
  const expiryDay = rowOn(expiryDayMargin, date);
  const rows = [scan, expiryDay].filter((row) => row !== null);
  return (
    <Disclosure title={words.title} className="mt-3">
      <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
        <p>
          {margin.kind === 'defined'
            ? words.defined
            : fill(words.range, {
                from: formatPercent(margin.assumption.fromMovePercent),
                to: formatPercent(margin.assumption.toMovePercent),
              })}
        </p>
        <p>
          {words.exchange}{' '}
          {scan
            ? fill(words.scan, {
                index: formatPercent(scan.value.indexPercent),
                stock: formatPercent(scan.value.stockPercent),
                long: formatPercent(scan.value.longIndexPercent),
              })
            : null}{' '}
          {expiryDay
            ? fill(words.expiryDay, { percent: formatPercent(expiryDay.value.percent) })
            : null}
        </p>
        <p>{words.leftOut}</p>
        <ul className="list-disc pl-5">
          {rows.map((row) => (
            <li key={row.id}>
              <LawCitation source={row.source} messages={sources} />,{' '}
              {fill(words.since, {
                date: formatDate(row.from),
                readOn: formatDate(row.source.readOn),
              })}
            </li>
          ))}
        </ul>
        <LawReadingNote rows={rows} messages={sources} />
      </div>
    </Disclosure>
  );
}
