import type { ReactNode } from 'react';
import { formatRupees } from '@/lib/money/rupees';
import { rupeesInWords } from '@/lib/money/in-words';
import { presetRupees, type Payee } from '@/lib/support/upi-link';
import { PaymentCode, type PaymentCodeMessages } from './payment-code';

/**
 * The usual amounts as chips, and the code of the chosen one. A chip is a link to its code, which the style sheet shows
 * (.amount-choice in app/base.css), so that all of it works without scripts.
 */
export function PresetCodes({
  payee,
  messages,
  own,
  children,
}: {
  payee: Payee;
  messages: PaymentCodeMessages & { choose: string; other: string };
  /** The panel of another amount. */
  own: ReactNode;
  /** Beside the code, of whichever amount. */
  children: ReactNode;
}) {
  return (
    <div className="amount-choice grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(12rem,1fr)]">
      <nav aria-label={messages.choose} className="sm:col-span-2">
        <ul className="flex flex-wrap gap-2">
          {presetRupees.map((rupees) => (
            <li key={rupees}>
              <a href={`#pay-${rupees}`} className="amount-link">
                {formatRupees(rupees)}
              </a>
            </li>
          ))}
          <li>
            <a href="#pay-other" className="amount-link">
              {messages.other}
            </a>
          </li>
        </ul>
      </nav>
      {presetRupees.map((rupees) => (
        <section
          key={rupees}
          id={`pay-${rupees}`}
          aria-label={formatRupees(rupees)}
          className="amount-panel"
        >
          <PaymentCode payee={payee} rupees={rupees} messages={messages} />
          <p className="text-xs text-ink-soft">{rupeesInWords(rupees)}</p>
        </section>
      ))}
      <section id="pay-other" aria-label={messages.other} className="amount-panel">
        {own}
      </section>
      <div className="grid content-start gap-3">{children}</div>
    </div>
  );
}
