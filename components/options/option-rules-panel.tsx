import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { ContractLaw } from './contract-law';
import { contractRules } from './contract-rules';
import { GoodToKnow } from './good-to-know';

/** The tab of rules: how results come about, and lots, expiries and charges with their sources. */
export function OptionRules({
  today,
  messages,
}: {
  today: IsoDate;
  messages: Messages['options'];
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GoodToKnow messages={messages.notes} />
      <ContractLaw rules={contractRules(today, messages)} messages={messages.law} />
    </div>
  );
}
