import { formatRupees } from '@/lib/money/rupees';
import { rupeesInWords } from '@/lib/money/in-words';
import { fill } from '@/lib/messages/fill';
import { presetRupees, upiLink, type Payee } from '@/lib/support/upi-link';
import { PaymentCode, type PaymentCodeWords } from './payment-code';

/** The usual amounts, each with its code: all of it works without scripts. */
export function PresetCodes({ payee, messages }: { payee: Payee; messages: PaymentCodeWords }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-3">
      {presetRupees.map((rupees) => (
        <li
          key={rupees}
          className="grid content-start justify-items-center gap-2 rounded border border-line p-4 text-center"
        >
          <h3 className="text-xl font-semibold tabular-nums">{formatRupees(rupees)}</h3>
          <p className="text-sm text-ink-soft">{rupeesInWords(rupees)}</p>
          <PaymentCode
            rupees={rupees}
            link={upiLink(payee, rupees)}
            codeLabel={fill(messages.codeOf, {
              amount: formatRupees(rupees),
              address: payee.address,
            })}
            openLabel={fill(messages.open, { amount: formatRupees(rupees) })}
          />
        </li>
      ))}
    </ul>
  );
}
