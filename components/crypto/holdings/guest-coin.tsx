import {
  putGuestItem,
  removeGuestItems,
  useGuestItems,
  type GuestItemsProblem,
} from '@/components/saved/guest-items';
import { AskAgain } from '@/components/saved/ask-again';
import { Button } from '@/components/ui/button';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { coinsAfterTax } from '@/lib/crypto/domain/coins-after-tax';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { holdingOfCoin } from '@/lib/crypto/domain/your-coins';
import { hiddenTextOf } from '@/lib/form-text';
import { emptyLot, type SaveState } from '@/lib/holdings/save-state';
import { readLotForm } from '@/lib/holdings/read-lot';
import type { Messages } from '@/lib/messages';
import type { GuestItem } from '@/lib/saved/guest-items';
import { LotForm } from './lot-form';
import { YourLots } from './your-lots';

type GuestCoinProps = {
  coinId: string;
  symbol: string;
  priceRupees: number | null;
  law: VdaLaw;
  /** In India. */
  today: IsoDate;
  messages: Messages['crypto']['yours'];
  removeMessages: Messages['saved']['remove'];
  hiddenLabel: string;
};

/** A guest's purchases of one coin, saved in this browser. */
export function GuestCoin(props: GuestCoinProps) {
  const { coinId, symbol, messages, removeMessages } = props;
  const { items } = useGuestItems();
  const holding = holdingOfCoin(coinId, items);
  const remove = (id: string) => removeGuestItems([id]);
  const saveLotHere = async (_: SaveState, form: FormData): Promise<SaveState> => {
    const id = hiddenTextOf(form, 'editedId') || crypto.randomUUID();
    const read = readLotForm(form, id, props.today);
    if (!read.ok) return { ...read.state, newId: null, savedId: null };
    const problem = put(read.item);
    const none = { typed: emptyLot, problems: {}, newId: null, savedId: null };
    return problem
      ? { ...none, status: problem === 'full' ? 'full' : 'unavailable', typed: read.typed }
      : { ...none, status: 'saved', savedId: read.item.id };
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      {holding ? (
        <YourLots
          coins={coinsAfterTax(holding, props.priceRupees, props.law)}
          symbol={symbol}
          messages={messages}
          hiddenLabel={props.hiddenLabel}
          removal={({ id, boughtOn }) => (
            <AskAgain title={formatDate(boughtOn)} messages={removeMessages}>
              <Button variant="danger" onClick={() => remove(id)}>
                {removeMessages.confirm}
              </Button>
            </AskAgain>
          )}
        />
      ) : null}
      <div className="grid gap-3">
        <h2 className="text-base font-semibold">{messages.add}</h2>
        <LotForm
          coinId={coinId}
          today={props.today}
          saveAction={saveLotHere}
          messages={{ ...messages.form, outcomes: { ...messages.form.outcomes, ...messages.here } }}
        />
      </div>
    </div>
  );
}

function put(item: Omit<GuestItem, 'updatedAt'>): GuestItemsProblem | null {
  return putGuestItem({ ...item, updatedAt: new Date().toISOString() });
}
