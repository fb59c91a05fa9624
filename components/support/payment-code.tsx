import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { upiLink, type Payee } from '@/lib/support/upi-link';

/** What the code and the link are called; {amount} is in both, {address} in the first. */
export type PaymentCodeMessages = { codeOf: string; open: string };

/** The code of one amount; on a phone, which cannot scan itself, also the link that opens a UPI app. */
export function PaymentCode({
  payee,
  rupees,
  messages,
}: {
  payee: Payee;
  rupees: number;
  messages: PaymentCodeMessages;
}) {
  const amount = formatRupees(rupees);
  return (
    <>
      <img
        src={`/api/support/qr.svg?amount=${rupees}`}
        alt={fill(messages.codeOf, { amount, address: payee.address })}
        width={176}
        height={176}
        loading="lazy"
        decoding="async"
        className="size-44 rounded"
      />
      <a
        href={upiLink(payee, rupees)}
        className="hidden min-h-11 items-center rounded bg-accent px-4 py-2 font-semibold text-on-accent no-underline pointer-coarse:inline-flex"
      >
        {fill(messages.open, { amount })}
      </a>
    </>
  );
}
