import { fundKeys, type FundKey, type FundTyped } from '@/lib/funds/domain/fund-query';

/** The values of the other forms of the page, so that submitting one form does not reset them. */
export function HiddenFields({ typed, except }: { typed: FundTyped; except: readonly FundKey[] }) {
  return fundKeys
    .filter((key) => !except.includes(key) && typed[key] !== '')
    .map((key) => <input key={key} type="hidden" name={key} value={typed[key]} />);
}
