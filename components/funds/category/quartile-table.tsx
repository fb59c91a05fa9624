import { Card } from '@/components/ui/card/card';
import { TableFrame } from '@/components/ui/table/table-frame';
import type { QuartileYears } from '@/lib/funds/domain/list/quartile-years';
import { fundsPath } from '@/lib/funds/domain/list/list-query';
import type { Messages } from '@/lib/messages';
import { notKnown } from '@/lib/money/rupees';
import { QuartileRows } from './quartile-rows';

/** The quartile of each fund in each calendar year, as figures on colours; nothing without years. */
export function QuartileTable({
  quartiles: { years, rows },
  messages: { quartiles: messages },
}: {
  quartiles: QuartileYears;
  messages: Messages['funds']['list']['category'];
}) {
  if (rows.length === 0) return null;
  return (
    <Card title={messages.title} titleId="quartiles-title" description={messages.text}>
      <TableFrame caption={messages.caption} isCaptionHidden isPinned className="quartile-table">
        <thead>
          <tr>
            <th scope="col" className="row-head name">
              {messages.fund}
            </th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <QuartileRows
            path={fundsPath}
            lines={rows.map(({ code, name, quartiles }) => [
              ...([code, name, quartiles.map((each) => each ?? notKnown).join('')] as const),
            ])}
          />
        </tbody>
      </TableFrame>
    </Card>
  );
}
