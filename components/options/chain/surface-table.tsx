import { Table } from '@/components/ui/table';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatNumber, formatPercent, notKnown } from '@/lib/money/rupees';
import type { VolatilitySurface } from '@/lib/options/domain/pricing/volatility-surface';

/** Implied volatility by strike and expiry: the surface, as far as there are quotes. */
export function SurfaceTable({
  surface: { expiries, rows },
  messages,
}: {
  surface: VolatilitySurface;
  messages: Messages['optionChain']['surface'];
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      {expiries.length > 1 && rows.length > 0 ? (
        <Table
          caption={messages.caption}
          isCaptionHidden
          rows={rows}
          rowKey={({ strike }) => String(strike)}
          columns={[
            { id: 'strike', title: messages.strike, cell: ({ strike }) => formatNumber(strike, 2) },
            ...expiries.map((expiry, index) => ({
              id: expiry,
              title: formatDate(expiry),
              isNumber: true,
              cell: ({ volatilities }: (typeof rows)[number]) => {
                const volatility = volatilities[index] ?? null;
                return volatility === null ? notKnown : formatPercent(volatility * 100, 1);
              },
            })),
          ]}
        />
      ) : (
        <p className="text-sm">{messages.oneExpiry}</p>
      )}
      <p className="max-w-prose text-sm text-ink-soft">{messages.note}</p>
    </div>
  );
}
