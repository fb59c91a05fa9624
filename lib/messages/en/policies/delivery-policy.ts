import type { ClauseMessages, DeliveryClauseId } from '@/lib/policies/clauses';

export const deliveryPolicy = {
  description:
    'Nothing physical is shipped. What is free and what is sold on Arthayatra, who sells it, when access starts, what to do when it fails, cancellation and refunds.',
  intro:
    'Arthayatra is a website. Nothing is packed, posted or couriered. All its tools are free; paid plans add work that people do for you. This page says what costs money, when you get what the site offers, and what to do if it does not arrive.',
  clauses: {
    'nothing-shipped': {
      title: 'Nothing physical is shipped',
      summary: 'There is no parcel, so there is no shipping time and no shipping cost.',
      text: [
        'Everything that Arthayatra offers is digital: pages, calculators, explanations, an account in which plans can be saved, and services that are ordered by an enquiry. No goods are sold or sent; there are no shipping charges, no delivery addresses and no tracking numbers.',
      ],
    },
    price: {
      title: 'Price and payment',
      summary: 'All tools are free. Paid plans are ordered by an enquiry and paid by invoice.',
      text: [
        'Calculators, market pages, lessons, the dashboard and the account are free of charge. Paid plans add work that people do for you. Web Services shows their full price, with GST where the seller is registered for it, only while the seller below is named; until then it says “Not on sale yet” or “Price on request”. A consultation shows its fee, if it has one, before you book.',
        'No payment is taken on this site, and no card, bank or UPI details are asked for. A paid plan is ordered by an enquiry and paid by invoice. A gift (Buy Me A Coffee) is sent from your own app and buys nothing. If someone asks you in another way for money in the name of Arthayatra, do not pay, and inform us.',
      ],
    },
    seller: {
      title: 'Seller',
      summary: 'Legal name, address and GSTIN of the seller of the paid plans.',
      text: [
        'The Consumer Protection (E-Commerce) Rules 2020 ask a seller to state the legal name, the address and a contact. A seller registered for GST also states the GSTIN.',
      ],
    },
    access: {
      title: 'When access starts',
      summary: 'Free tools at once; enquiries within {enquiryWorkingDays} working days.',
      text: ['What you can expect, from the moment of your request:'],
      points: [
        'Public pages and calculators: at once, without an account.',
        'An account: as soon as the sign-up form has been accepted. You are then signed in.',
        'A saved plan: as soon as the page confirms it; it is then listed on your dashboard on every device where you sign in.',
        'An enquiry: a ticket number at once, an answer in the ticket within {enquiryWorkingDays} working days (Monday to Friday without national holidays of India).',
        'A paid plan: from the day on which you accept the offer in your ticket. The first {trialDays} days are free.',
        'The e-mail for a new password: we send it at once; it can take a few minutes to arrive. The link in it works once. If it has expired, request a new one under “Reset password”.',
      ],
    },
    'failed-delivery': {
      title: 'When it does not arrive',
      summary: 'Try again, check your spam folder, then write to us.',
      text: [
        'Access can fail: a connection breaks, a provider is down, an e-mail lands in spam. Trying again costs nothing. A plan is saved only if the page confirmed it.',
      ],
      points: [
        'A page does not open: reload it after a minute. Opening a page never charges anything.',
        'The e-mail with the link is missing: check your spam folder, check the address for typing mistakes, or ask for another link.',
        'You cannot sign in, or something that you saved is missing: write to the contact below from the account’s e-mail address and say what you saw and when.',
      ],
    },
    cancellation: {
      title: 'Cancellation',
      summary: 'Stop at any time, free of charge. You delete your account yourself.',
      text: [
        'You can stop using the site at any moment, without notice and without a reason. “Delete account” on your account page deletes the account with everything in it, at once; “View data” there gives you your data as a file first. Only if you can no longer sign in, write to the contact below from the account’s e-mail address.',
        'Cancel a paid plan at any time by a message in an enquiry. It runs to the end of the paid period and does not renew automatically. There is no cancellation charge. The Consumer Protection (E-Commerce) Rules 2020 allow a charge only if the seller bears a similar one when the seller cancels.',
      ],
    },
    refunds: {
      title: 'Refunds',
      summary:
        'A paid plan: in full if you ask within {refundDays} days of payment. A gift by mistake: in full if you write within {giftClaimDays} days.',
      text: [
        'If you ask within {refundDays} days of payment, a paid plan is refunded in full; later, every full month that has not begun. We refund to the original payment method within {payBackDays} days. The table on Web Services states the same terms.',
        'A gift that was too much, sent twice or by mistake is paid back in full, within {giftPayBackDays} days, if you write within {giftClaimDays} days. The fee of a consultation, if it has one, is refunded as its page says.',
        'If you believe that you were charged by us or in our name, write to the contact below with the date, the amount and the payment reference.',
      ],
    },
    grievances: {
      title: 'Contact and grievances',
      summary:
        'A person answers: we confirm receipt within {acknowledgementHours} hours and answer in full within {grievanceDays} days.',
      text: [
        'Use the same contact for questions, faults and complaints. You receive a ticket number with which you can ask about the status.',
      ],
    },
    law: {
      title: 'The rules behind this page',
      summary:
        'The e-commerce rules bind sellers, so they apply to the paid plans. The times above hold for every complaint.',
      text: [
        'The Consumer Protection (E-Commerce) Rules 2020 cover digital goods and services that are sold. They require the seller’s legal name and address, a named grievance officer, and a ticket number. They require an acknowledgement within {acknowledgementHours} hours and an answer within one month. Terms of delivery, return and refund must be shown before the purchase, and cancellation charges must be equal. They bind this site for its paid plans. Free tools have the same times and the same contact.',
      ],
    },
    'education-only': {
      title: 'Education only',
      summary: 'Information and calculators, no advice, no orders.',
      text: [
        'What is delivered is information and education. It is not investment, tax or legal advice, no orders are taken or passed on, and Arthayatra is not registered with SEBI as a research analyst or investment adviser.',
      ],
    },
    changes: {
      title: 'Changes to this policy',
      summary: 'Every version is dated.',
      text: ['Every change to this policy is listed here with the day from which it applies.'],
    },
  } satisfies Record<DeliveryClauseId, ClauseMessages>,
  changeLog: {
    '2026-11-23':
      'Says what is sold, who sells it, and how paid plans start, end and are refunded; accounts are deleted on the account page.',
    '2026-11-21': 'First version.',
  },
} as const;
