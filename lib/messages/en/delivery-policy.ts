import type { ClauseWords, DeliveryClauseId } from '@/lib/policies/clauses';

export const deliveryPolicy = {
  description:
    'Nothing physical is shipped. When digital access starts, what to do when it fails, cancellation and refunds: today everything on Arthayatra is free of charge.',
  intro:
    'Arthayatra is a website. Nothing is packed, posted or couriered, and today nothing on it costs money. This page says when you get what the site offers, and what to do when you do not.',
  clauses: {
    'nothing-shipped': {
      title: 'Nothing physical is shipped',
      summary: 'There is no parcel, so there is no shipping time and no shipping cost.',
      text: [
        'Everything that Arthayatra offers is digital: pages, calculators, explanations, and an account in which plans can be saved. No goods are sold or sent; there are no shipping charges, no delivery addresses and no tracking numbers.',
      ],
    },
    price: {
      title: 'Price',
      summary: 'Everything is free of charge today. We do not take payments.',
      text: [
        'No price is charged for what you use on this site. No payment is taken here, and no card, bank or UPI details are asked for: a plan that Web Services names a price for is ordered by an enquiry and paid by invoice, and a gift (Buy Me A Coffee) is sent by your own app and buys nothing. If somebody asks you for money in the name of Arthayatra, do not pay, and tell us.',
        'Before anything is ever sold, the full price with taxes, the start of access and the terms of cancellation and refund will stand beside the offer, before you order, and on this page.',
      ],
    },
    access: {
      title: 'When access starts',
      summary: 'At once.',
      text: ['What you can expect, from the moment of your request:'],
      points: [
        'Public pages and calculators: at once, without an account.',
        'An account: as soon as the sign-up form has been accepted, usually within seconds. You are then signed in.',
        'A saved plan: as soon as the page confirms it; it is then listed on your dashboard on every device where you sign in.',
        'The e-mail for a new password: usually within a few minutes. The link in it works once and for a limited time; you can ask for another.',
      ],
    },
    'failed-delivery': {
      title: 'When it does not arrive',
      summary: 'Try again, look into the spam folder, then write to us.',
      text: [
        'Access can fail: a connection breaks, a provider is down, a mail is filtered away. You lose nothing by trying again; a plan that was not confirmed was not saved.',
      ],
      points: [
        'A page does not open: reload it after a minute. Nothing has been charged, so nothing can be charged twice.',
        'The e-mail with the link is missing: look into the spam folder, check the address for a slip, ask for another link.',
        'You cannot sign in, or something that you saved is missing: write to the contact below from the account’s e-mail address and say what you saw and when.',
      ],
    },
    cancellation: {
      title: 'Cancellation',
      summary: 'Stop whenever you like. It costs nothing.',
      text: [
        'You can stop using the site at any moment, without notice and without a reason. To have your account deleted with everything in it, write to the contact below from its e-mail address; the privacy policy says how that works.',
        'There is no cancellation charge. Should something be sold one day, we will not ask for a cancellation charge that we would not pay ourselves when it is we who cancel: that is the rule of the Consumer Protection (E-Commerce) Rules 2020, and it stays here.',
      ],
    },
    refunds: {
      title: 'Refunds',
      summary: 'Nothing is paid, so there is nothing to pay back.',
      text: [
        'A plan that was paid is refunded as the table on Web Services says, a gift as Buy Me A Coffee says; nothing else is paid for. If you believe that you were charged by us or in our name, write to the contact below with the date, the amount and the payment reference.',
      ],
    },
    grievances: {
      title: 'Contact and grievances',
      summary: 'A person answers: first word in 48 hours, full answer in 30 days.',
      text: [
        'The same contact serves questions, faults and complaints. You receive a ticket number by which you can ask how things stand.',
      ],
    },
    law: {
      title: 'The rules behind this page',
      summary:
        'The e-commerce rules bind sellers. We sell nothing, and keep the parts that help you.',
      text: [
        'The Consumer Protection (E-Commerce) Rules 2020 cover digital goods and services that are sold: a grievance officer by name, an acknowledgement within 48 hours, an answer within one month, a ticket number, the terms of delivery, return and refund before the purchase, and equal treatment in cancellation charges. Nothing is sold here today, so they do not bind this site yet; the times and the contact above follow them all the same. If paid services come, the seller’s legal name and address will stand here too.',
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
      title: 'Changes of this policy',
      summary: 'Every version is dated.',
      text: ['Every change of this policy is listed here with the day from which it counts.'],
    },
  } satisfies Record<DeliveryClauseId, ClauseWords>,
  changeLog: {
    '2026-11-21': 'First version.',
  },
} as const;
