import { optional } from './fields';
import { changedMeanwhile, saveOutcomes } from './save-outcomes';

export const consultation = {
  description:
    'Book a session about your money. Choose a time in IST or your own time zone, say what you want to discuss, and move or cancel it yourself.',
  education: {
    title: 'Education session, not investment advice',
    short: 'No one here is registered with SEBI as an investment adviser or research analyst.',
    details: 'Details',
    text: 'The session explains how things work and which questions to ask. It recommends no product to buy or sell, and it is free. Only booking needs an account.',
  },
  notOffered: {
    title: 'No sessions are available right now',
    text: 'No times are open for booking. Your bookings stay in your list.',
  },
  unavailable: {
    title: 'Free times cannot be loaded right now',
    text: 'Nothing was booked or changed. Try again in a minute.',
  },
  confirm: {
    title: 'Confirm your e-mail address to book',
    text: 'We must be able to reach you about your session. Open the link in the confirmation e-mail, then come back here.',
    send: 'Send confirmation e-mail',
    sending: 'Sending…',
  },
  kinds: {
    'first-talk': {
      name: 'First talk',
      text: 'Where you stand, what you want, and what to look at first.',
    },
    'plan-review': {
      name: 'Plan review',
      text: 'Go through a plan that you made here, number by number.',
    },
  },
  minutes: '{count} minutes',
  shortMinutes: '{count} min',
  chosen: {
    title: 'Your session',
    with: 'With {name}.',
    change: 'Change session, day or time',
  },
  kindStep: 'Session',
  plan: {
    title: 'Your {count} minutes',
    from: 'Minute {minute}',
    length: '{count} min',
    parts: {
      'first-talk': [
        { name: 'Where you stand', text: 'from your answers' },
        { name: 'What you want', text: 'your question, with your numbers' },
        { name: 'What to look at first', text: 'next steps for your notes' },
      ],
      'plan-review': [
        { name: 'Your goal', text: 'what the plan is for' },
        { name: 'Number by number', text: 'amount, return, duration, tax' },
        { name: 'What could go wrong', text: 'next steps for your notes' },
      ],
    },
  },
  dayStep: {
    title: 'Choose a day',
    span: '{from} to {to}',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    free: 'free',
    short: { closed: 'Closed', full: 'Full', 'too-near': 'Soon', holiday: 'Holiday' },
    own: 'Your session',
    waitHint: 'Choose a full day to be notified when a time opens.',
    earlier: 'Earlier weeks',
    later: 'Later weeks',
    holidaysKnown: 'Holidays are known up to {date}. Later days may still become holidays.',
    one: '1 free time',
    other: '{count} free times',
    wait: 'Notify me when a time opens on {day}',
    waiting: 'You are on the waiting list for this day.',
    without: {
      closed: 'no sessions',
      full: 'fully booked',
      'too-near': 'too soon to book',
      holiday: 'holiday: {name}',
    },
    noneAtAll: 'No day has a free time right now. Check again tomorrow.',
  },
  timeStep: {
    title: 'Choose a time',
    gone: '{time} is no longer free. Choose another time.',
    none: 'No free times on this day.',
    morning: 'Morning',
    afternoon: 'Afternoon',
    span: '{from} to {to} IST',
    next: 'Continue with {time}',
    nextNote: 'Next: your questions, then confirm',
  },
  zone: {
    label: 'Your time zone',
    hint: 'Times in this zone appear below Indian time (IST, UTC+05:30).',
    ist: 'IST',
    both: 'IST, {place}',
    india: 'India only',
    submit: 'Show times',
  },
  form: {
    title: 'Your questions',
    guest: {
      title: 'Booking needs an account',
      text: 'After signing in you return to this time. Meanwhile this browser saves what you type (needs JavaScript).',
      link: 'Sign in',
    },
    labels: {
      topic: 'What is it about?',
      horizon: 'When will you need the money?',
      risk: 'If your investments fell by 20%, what would you do?',
      question: 'What would you like to talk about?',
      attached: 'Attach a saved item',
      agree: 'I agree that my answers are stored for this session',
    },
    optional,
    chooseOne: 'Please choose',
    nothingAttached: 'Nothing',
    attachedHint:
      'Its current figures are attached. Only your own saved plans and tax calculations are listed.',
    nothingSaved: 'You have no saved plan or tax calculation yet.',
    questionHint: 'At most {max} characters. No account numbers, PAN or passwords, please.',
    topics: {
      saving: 'Saving and investing',
      tax: 'Income tax',
      retirement: 'Retirement',
      debt: 'Loans and debt',
      protection: 'Emergency fund and insurance',
      other: 'Something else',
    },
    horizons: {
      'under-3': 'Within 3 years',
      'three-to-seven': 'In 3 to 7 years',
      'over-7': 'After 7 years or more',
    },
    risks: {
      steady: 'Keep going',
      uneasy: 'Keep going, but sleep badly',
      sell: 'Sell',
    },
    privacy: {
      title: 'Your answers and privacy',
      text: 'Your answers are stored with your booking to prepare the session. You, your host and the operator can read them. Delete them at any time on the booking’s page.',
      more: 'Privacy policy',
    },
    problems: {
      missing: {
        topic: 'Choose a topic.',
        horizon: 'Choose when you will need the money.',
        risk: 'Choose the closest answer.',
        question: 'Write a sentence about it.',
        agree: 'Tick this box: your answers are needed to prepare the session.',
        attached: 'Choose from the list.',
      },
      tooLong: 'Shorten this to {max} characters.',
      notYours: 'This item is no longer saved. Choose another.',
    },
    submit: 'Confirm the booking',
    submitGuest: 'Sign in and confirm',
    busy: 'Booking…',
    save: 'Save as a draft',
    saving: 'Saving…',
    draftSaved: 'Draft saved. Come back any time to finish it.',
    draftBack: 'Your draft is back in the form.',
    tooFast: {
      one: 'Too many attempts. What you typed is still here. Try again in 1 second.',
      other: 'Too many attempts. What you typed is still here. Try again in {count} seconds.',
    },
    mistakes: {
      one: 'One answer is missing or needs a change',
      other: '{count} answers are missing or need a change',
    },
    outcomes: {
      taken:
        'This time was booked a moment ago. What you typed is still here. Choose another time.',
      'booked-before':
        'You have booked this session already, with other answers. Those below were not sent; what you typed is still here.',
      'not-offered':
        'This time can no longer be booked. What you typed is still here. Choose another time.',
      'too-many': 'You have {max} upcoming sessions, the maximum. Cancel or attend one first.',
      busy: 'Nothing was booked: many people are booking right now. Try again.',
      unavailable:
        'Bookings are unavailable right now. Nothing was booked, and what you typed is still here. Try again in a minute.',
      'not-known':
        'No answer arrived, so we do not know whether your session is booked. What you typed is still here. Confirm again: the session is not booked twice.',
      'signed-out': 'Sign in first. You then return to this time.',
      'not-saved':
        'Sign in first. This browser cannot save your answers, so sign in in a new tab, then come back to this one and confirm.',
      full: 'Your account is full, so the draft was not saved. Remove a saved item, then try again.',
      'not-confirmed':
        'Nothing was booked: your e-mail address is not confirmed. Open the link in the confirmation e-mail, then book again. What you typed is still here.',
      'too-many-mails':
        'No more confirmation e-mails can be sent for now. Check your spam folder, or try again in an hour. What you typed is still here.',
      'not-sent':
        'The confirmation e-mail could not be sent. What you typed is still here. Try again in a minute.',
    },
    confirmationSent:
      'Confirmation e-mail sent. Open its link, then come back and book. What you typed is still here.',
    anotherTime: 'Choose another time',
    signIn: 'Sign in',
  },
  host: {
    title: 'Your host',
    length: '{count} minutes, one to one',
    registrationText: 'SEBI registration {number}, valid until {day}, as stated by the operator',
    none: 'Not registered with SEBI: an education session',
    placeText: 'Video call; link in your booking',
    fee: '{amount} a session, GST included',
    free: 'Free. Nothing is sold',
    changes: 'Changes until {hours} hours before',
  },
  fees: {
    title: 'Fee, moving and cancelling',
    fee: 'Fee',
    free: 'None. Nothing is sold in the session or after it.',
    amount: '{amount} a session, GST included; never in cash',
    notice: 'Book',
    noticeText: 'up to {hours} hours before, at most {days} days ahead',
    change: 'Move or cancel',
    changeText: 'by yourself up to {hours} hours before; moves allowed: {moves}',
    refund: 'Refund',
    refundFree: 'The session is free: a late or missed session costs you nothing.',
    refundText:
      'In full when you cancel on time or when we cancel. There is no charge beyond the fee.',
    promise: 'Returns',
    promiseText: 'None can be promised. Promising returns is against the law.',
    mail: 'E-mail',
    mailOn: 'Confirmations and changes are also sent to the address of your account.',
    mailLimit:
      'No e-mail was sent about the last change: you have received {max} e-mails in 24 hours. This page shows the current booking.',
    mailNotConfirmed:
      'No e-mail was sent about the last change: your e-mail address is not confirmed. This page shows the current booking.',
    mailOff:
      'This site sends no e-mail: the booking’s page and its calendar file are your confirmation.',
  },
  complaint: {
    title: 'Complaints',
    intro: 'In this order:',
    firm: 'Write to {name}, {email}. We confirm receipt within {hours} hours and decide within {days} days.',
    scores: 'SCORES, SEBI’s complaint system: for complaints about persons registered with SEBI.',
    scoresNone:
      'SCORES does not cover this site, which is not registered. It covers registered advisers and brokers.',
    odr: 'SMART ODR, the online dispute resolution of India’s securities market, if the complaint is still open.',
    newTab: 'opens in a new tab',
  },
  waits: {
    title: 'Waiting list',
    free: '{day}: a time is free. First come, first served.',
    none: '{day}: no time free yet.',
    book: 'See the free times',
    stop: 'Leave the waiting list for {day}',
    added: 'You are on the list for that day. A free time shows here and on your dashboard.',
    addedMail:
      'You are on the list for that day. A free time shows here, on your dashboard and in an e-mail to you.',
    removed: 'You have left the waiting list for that day.',
    tooMany: 'You are on 5 waiting lists, the maximum. Leave one to join another.',
    notConfirmed: 'Joining a waiting list needs a confirmed e-mail address.',
    failed: 'The waiting list was not changed. Try again in a minute.',
  },
  mine: {
    title: 'My bookings',
    description: 'Your upcoming and past sessions.',
    link: 'My bookings',
    all: 'All sessions',
    back: 'Consultation',
    upcoming: 'Upcoming',
    past: 'Past and cancelled',
    none: 'No upcoming sessions',
    book: 'Book a session',
    open: 'Open',
    again: 'Book again',
    againNote:
      'The next free time similar to your earlier session, with your earlier answers. Check them and confirm.',
    cancelled: 'Cancelled',
    over: 'Completed',
  },
  booking: {
    title: 'Your booking',
    booked: 'Your session is booked.',
    moved: 'Your session is moved. Open the calendar file again to update your calendar.',
    cancelledNow:
      'Your session is cancelled. Open the calendar file again to remove it from your calendar.',
    withdrawn: 'Your answers are deleted.',
    when: 'When',
    kind: 'Session',
    place: 'Video room',
    fee: 'Fee',
    noFee: 'None',
    status: 'Status',
    statuses: { booked: 'Booked', cancelled: 'Cancelled', over: 'Completed' },
    reason: 'Your reason',
    calendar: 'Calendar file',
    calendarNote: 'Open it again after a change to update the same calendar entry.',
    answers: 'Your answers',
    noAnswers: 'Deleted, as you asked.',
    missing: {
      title: 'Booking not found',
      text: 'You have no booking at this address.',
      back: 'All your bookings',
    },
    cutoff: 'You can move or cancel it until {time}.',
    noChange: {
      cancelled: 'This booking is cancelled.',
      past: 'The session has begun or is over, so it can no longer be moved or cancelled.',
      'too-late':
        'It is too late to move or cancel here: the deadline was {hours} hours before the session. Write to {email}.',
      'no-moves': {
        one: 'The session was moved once, the maximum. You can still cancel it.',
        other: 'The session was moved {count} times, the maximum. You can still cancel it.',
      },
    },
    move: {
      link: 'Move session',
      title: 'Move the session',
      intro:
        'Choose a new day and time. Your current time stays booked until you confirm the move.',
      confirmTitle: 'Move to this time?',
      submit: 'Move the session',
    },
    cancel: {
      link: 'Cancel session',
      title: 'Cancel the session?',
      intro: 'Its time becomes free for others.',
      submit: 'Cancel the session',
      back: 'Keep session',
    },
    reasonLabel: 'Why?',
    reasonHint: 'Optional, at most {max} characters. Your host and the operator can read it.',
    withdraw: {
      link: 'Delete my answers',
      title: 'Delete your answers?',
      upcoming:
        'Your answers, the attached plan, your notes and stored e-mails about them are deleted at once and permanently. The session is cancelled.',
      past: 'Your answers, the attached plan, your notes and stored e-mails about them are deleted at once and permanently.',
      submit: 'Delete answers',
    },
    problems: {
      taken: 'This time was booked a moment ago. Choose another.',
      'not-offered': 'This time can no longer be booked. Choose another.',
      busy: 'Nothing was changed: many people are booking right now. Try again.',
      unavailable:
        'Bookings are unavailable right now. Nothing was changed. Try again in a minute.',
      'not-known': 'We do not know whether it was changed. Reload the page to see.',
      unknown: 'You have no booking at this address.',
      'signed-out': 'Your session has ended. Sign in again.',
      'too-fast': 'Too many attempts. Nothing was changed. Try again in a minute.',
      'too-long': 'Shorten your notes to 2,000 characters. Nothing was changed.',
      withdrawn:
        'Your answers to this session were deleted, and your notes with them. These notes were not saved.',
      'changed-elsewhere':
        'These notes were changed in another tab or on another device. Those are below. Save again to replace them.',
    },
    notes: {
      title: 'After the call',
      intro: 'What you discussed and want to do. Open tasks show on your dashboard.',
      notes: 'Notes',
      actions: 'To do',
      action: 'To-do {place}',
      doneOf: 'To-do {place} is done',
      actionsHint: 'One per line, at most {max}.',
      done: 'Done',
      submit: 'Save notes',
      saved: saveOutcomes.saved,
      changedMeanwhile,
      other: 'Saved in the other tab or device',
      notKnown: 'No answer arrived, so we do not know whether your notes are saved. Save again.',
    },
  },
  attached: {
    plan: 'SIP plan',
    calculation: 'Tax calculation {year}',
    value: 'ends at {value}',
    newTax: 'new regime {amount}',
    oldTax: 'old regime {amount}',
  },
  agenda: {
    title: 'Prepared agenda',
    intro: 'Based on your answers and what you saved here. Questions, not recommendations.',
    introRegistered:
      'Based on your answers and what you saved here, for your adviser to discuss with you.',
    saving: 'How much of what you earn can you put aside every month without touching it again?',
    tax: 'Which of your deductions do you really use, and in which regime do they count?',
    retirement: 'What will a month cost when you no longer work, at today’s prices?',
    debt: 'Which of your loans costs most a year, and what would paying it off early save?',
    protection: 'For how many months would your savings last without an income?',
    other: 'What should be different in a year for this session to have been worth it?',
    'under-3': 'You need the money within 3 years: how much of it may be worth less on that day?',
    'three-to-seven':
      'You need the money in 3 to 7 years: when would you start moving it to safer investments?',
    'over-7':
      'You have 7 years or more: what difference does one percent a year make, in return or in cost?',
    steady:
      'You would stay invested after a 20% fall. What was the largest fall you have seen with your own money?',
    uneasy: 'A 20% fall would cost you sleep: which mix of investments would not?',
    sell: 'You would sell after a 20% fall: how much of your money should be safe from the start?',
    plan: '“{title}” ({plan}) ends at {value}. What if the return is two percentage points lower?',
    planPlain:
      'Your SIP plan ({plan}) ends at {value}. What if the return is two percentage points lower?',
    calculation:
      'For {year} you calculated {new} of tax in the new regime and {old} in the old. Which inputs are still estimates?',
    holdings: {
      one: 'You have 1 transaction saved here. What else would you want to hold, and why?',
      other:
        'You have {count} transactions saved here. Is their mix of equity, debt, gold and cash what you want?',
    },
    noSaved:
      'You have no saved numbers here yet. A SIP plan would give the session something to work with.',
  },
  calendar: {
    title: '{kind} (Arthayatra)',
    detail: {
      member: 'Session about your money. Move or cancel it on its page.',
      host: 'Session with a member, who can move or cancel it.',
    },
  },
  dashboard: {
    title: 'Your sessions',
    none: 'No upcoming sessions.',
    book: 'Book a session',
    signIn: 'Sign in to book a session and see it here.',
    unavailable: 'Your bookings cannot be loaded right now.',
    actions: 'To do after your sessions',
    free: 'A time is free on {day}',
    agendaTitle: 'Session: {kind}',
    agendaDetail: 'Video call at {time} IST, {minutes} minutes.',
  },
} as const;
