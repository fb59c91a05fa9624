import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import type { Coin } from '@/lib/crypto/domain/coin';
import { comparePath, mostCompared, type CompareQuery } from '@/lib/crypto/domain/compare';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Up to four coins by name, symbol or id; the browser proposes the names of the market. A plain GET. */
export function CompareForm({
  query,
  coins,
  messages,
}: {
  query: CompareQuery;
  coins: readonly Coin[];
  messages: Messages['crypto']['compare'];
}) {
  return (
    <form
      action={comparePath}
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
    >
      {query.range === '1y' ? null : <input type="hidden" name="range" value={query.range} />}
      {Array.from({ length: mostCompared }, (_, index) => (
        <TextField
          key={index}
          id={`compare-${index + 1}`}
          name="c"
          list="compare-coins"
          label={fill(messages.coin, { number: index + 1 })}
          defaultValue={query.words[index] ?? ''}
          maxLength={120}
          autoComplete="off"
        />
      ))}
      <datalist id="compare-coins">
        {coins.map(({ id, name, symbol }) => (
          <option key={id} value={id}>{`${name} (${symbol})`}</option>
        ))}
      </datalist>
      <Button type="submit" className="max-lg:col-span-2">
        {messages.submit}
      </Button>
    </form>
  );
}
