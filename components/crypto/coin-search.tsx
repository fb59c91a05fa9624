import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { cryptoPath } from '@/lib/crypto/domain/coin';

/** Looks for a coin in the market list, by a plain GET. */
export function CoinSearch({ label, submit }: { label: string; submit: string }) {
  return (
    <form
      action={cryptoPath}
      role="search"
      aria-label={label}
      className="flex flex-wrap items-end gap-3"
    >
      <TextField
        id="coin-search"
        name="q"
        type="search"
        label={label}
        maxLength={60}
        autoComplete="off"
        fieldClassName="min-w-0 flex-1 basis-56 max-w-sm"
      />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
