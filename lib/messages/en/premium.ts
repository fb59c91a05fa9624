import { optional } from './fields';

export const premium = {
  description:
    'What is free on Arthayatra, what the paid plans add, and a form for web services: calculators, dashboards and pages.',
  plans: {
    title: 'Compare plans',
    yours: 'Your plan',
    create: 'Create free account',
    enquire: 'Enquire about {plan}',
    caption: 'What each plan includes',
    what: 'What you get',
    names: { free: 'Free', plus: 'Plus', studio: 'Studio' },
    for: {
      free: 'For planning your own money',
      plus: 'For help with your entries',
      studio: 'For advisers and firms that want their own tools',
    },
    groups: {
      free: 'All tools, forever',
      plus: 'Everything in Free, plus',
      studio: 'Everything in Plus, plus',
    },
    price: 'Price',
    priceWithGst: 'Price including GST',
    freePrice: '₹0',
    monthly: '{amount} a month',
    yearly: 'or {amount} a year, {saving} less than twelve months',
    yearlySame: 'or {amount} a year',
    notSold: 'Not on sale yet',
    onRequest: 'Price on request',
    noSeller:
      'No prices are shown, because the seller’s legal name and address are not published yet. Send an enquiry for an offer.',
    seller: 'Sold by {name}, {address}. GSTIN: {gstin}.',
    sellerWithoutGst:
      'Sold by {name}, {address}. The seller is not registered for GST and charges none.',
    included: 'Included',
    not: 'Not included',
    rows: {
      dashboard: 'Dashboard: holdings, returns and due dates',
      sip: 'SIP, step-up, goal and withdrawal calculator',
      tax: 'Income tax, both regimes, month by month',
      crypto: 'Crypto prices and tax on a sale',
      funds: 'Mutual funds: every NAV, risk, back-tests',
      news: 'News and calendar of events',
      options: 'Option strategies, odds and charges',
      picks: 'Stock screens with their full record (sign-in)',
      consultation: 'Education sessions by video',
      education: 'Lessons with review (sign-in)',
      export: 'Download of all your data, at any time',
      entering: 'Your purchases entered for you from a statement that you attach',
      answers: 'Questions about your entries answered in a ticket, within {days} working days',
      calculators: 'Calculators and charts like these on your site',
      forms: 'Forms and tables that work without scripts',
      sources: 'Figures with source, age and status, monitored for you',
    },
    how: 'Order a plan by enquiry and pay by invoice. The comparison links to each feature, so you can try it first.',
  },
  promises: {
    title: 'What stays free',
    items: [
      'Every calculator, market page, screen, lesson and the dashboard, with all of their functions.',
      'Saving, exporting and deleting your data. Closing your account is free.',
      'No advertising and no sale of data. Free members get the same figures and the same speed.',
      'If a paid plan ends, everything it added to your account stays.',
    ],
  },
  terms: {
    title: 'Trial, cancellation, refund and data',
    caption: 'The terms of a paid plan, in force since {date}',
    subject: 'Subject',
    rule: 'Terms',
    rows: [
      {
        subject: 'Trial',
        rule: 'The first {trialDays} days are free. The first invoice comes after that, and only if you agree.',
      },
      {
        subject: 'Cancellation',
        rule: 'At any time, by a message in an enquiry. The plan runs to the end of the paid period and does not renew automatically.',
      },
      {
        subject: 'Refund',
        rule: 'If you ask within {refundDays} days of payment: in full. Later: every full month that has not begun. We refund to the original payment method within {payBackDays} days.',
      },
      {
        subject: 'Data after the end',
        rule: 'Everything stays in your free account. Export and deletion are as free as before.',
      },
    ],
  },
  enquiry: {
    title: 'Send an enquiry',
    text: 'You get a ticket number at once and an answer within {days} working days. Both are listed under My enquiries.',
    guest:
      'You need an account, so that you can follow your enquiry. What you type is saved in this tab while you sign in. Choose the file again afterwards.',
    scope: 'What is it about?',
    scopes: {
      plan: 'One of the plans',
      calculator: 'A calculator or chart',
      dashboard: 'A dashboard',
      website: 'Pages or a whole site',
      other: 'Something else',
    },
    budget: 'Budget',
    budgets: {
      open: 'Not known yet',
      'below-25k': 'Up to ₹25,000',
      'below-1l': '₹25,000 to ₹1 lakh',
      'below-5l': '₹1 lakh to ₹5 lakh',
      'above-5l': 'More than ₹5 lakh',
    },
    choose: 'Choose one',
    message: 'What do you need?',
    messageHint: '20 to 2,000 characters. No passwords, PAN or account numbers, please.',
    file: 'File',
    optional,
    fileHint:
      'PDF, PNG, JPEG, CSV or text, at most 4 MB. Only the operator can open it. Black out PAN and account numbers first.',
    fileLabels: {
      choose: 'Choose a file or drop it here',
      remove: 'Remove the file',
      wrongType: 'Choose a PDF, PNG, JPEG, CSV or text file.',
      tooLarge: 'This file is larger than 4 MB.',
    },
    submit: 'Send the enquiry',
    submitGuest: 'Sign in and send',
    busy: 'Sending…',
    restored: 'What you typed before signing in is back. Check it and send it.',
    mistakes: 'Correct the marked fields. Everything you typed is still here.',
    goBack: 'Go back in your browser: what you typed is still there.',
    problems: {
      missing: 'This field is required.',
      'not-listed': 'Choose one from the list.',
      'too-short': 'Write at least 20 characters.',
      'too-long': 'Write at most 2,000 characters.',
      'empty-file': 'This file is empty.',
      'file-too-large': 'This file is larger than 4 MB.',
      'wrong-type':
        'The content of this file is not PDF, PNG, JPEG, CSV or text, or it is two types at once.',
    },
    failed: 'The enquiry could not be sent. Everything you typed is still here. Try again.',
    signedOut:
      'Your session has ended. Sign in in a new tab, then come back to this one and send it: everything you entered is still here. If you sign in in this tab, what you typed comes back; only a file must be chosen again.',
    notSaved:
      'Sign in first. This browser cannot save what you typed, so sign in in a new tab, then come back to this one and send it.',
    signIn: 'Sign in',
    full: 'You have 50 enquiries, the maximum. Write to {email}.',
    tooMany: {
      one: 'Too many attempts. Try again in 1 second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    },
  },
  faq: {
    items: [
      {
        question: 'Do I have to pay to use any tool on the site?',
        answer:
          'No. Paid plans add work done by people. Every tool, figure and lesson is the same for everybody.',
      },
      {
        question: 'Do you give investment advice in a paid plan?',
        answer:
          'No. We enter, explain, answer and build. We do not recommend any security, fund or trade.',
      },
      {
        question: 'How soon do you answer an enquiry?',
        answer:
          'Within {days} working days, in the ticket. Working days are Monday to Friday except national holidays of India.',
      },
      {
        question: 'What happens to a file that I send?',
        answer:
          'It is stored in our private file store under a random name. Only the operator can open it. It is deleted with your account, or earlier if you ask for it in the ticket.',
      },
      {
        question: 'Are the prices final?',
        answer:
          'Yes. The price on this page, or in the offer in your ticket, is the whole price. Where the seller is registered for GST, it includes GST and the invoice shows it. There is no joining fee.',
      },
    ],
  },
  proof: {
    title: 'Live status and record',
    status: 'Current status of every data source',
    machine: 'The same as JSON',
    record: 'Public fingerprint of the stock screens’ record',
  },
  tickets: {
    title: 'My enquiries',
    intro: 'Your questions and our answers. We answer within {days} working days.',
    link: 'My enquiries',
    begin: 'Send an enquiry',
    sent: 'Thank you. Your enquiry is ticket {number}.',
    about: '{scope} · Budget: {budget}',
    none: 'No enquiries yet',
    noneText: 'Enquiries that you send appear here with their number and status.',
    unavailable: 'Your enquiries cannot be loaded right now. They are safe. Try again in a minute.',
    number: 'Ticket {number}',
    statuses: {
      received: 'Received',
      'in-work': 'In progress',
      answered: 'Answered',
      closed: 'Closed',
    },
    yourMessage: 'Your message',
    withFile: 'With the file {name}',
    history: 'History',
  },
} as const;
