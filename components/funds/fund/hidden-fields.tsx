import { fundKeys, type FundKey, type FundTyped } from '@/lib/funds/domain/fund-query';

/** What the other forms of the page were asked goes along, so that one answer does not undo another. */
export function HiddenFields({ typed, except }: { typed: FundTyped; except: readonly FundKey[] }) {
  return fundKeys
    .filter((key) => !except.includes(key) && typed[key] !== '')
    .map((key) => <input key={key} type="hidden" name={key} value={typed[key]} />);
}
