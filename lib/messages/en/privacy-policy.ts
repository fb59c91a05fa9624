import type { ClauseWords, PrivacyClauseId } from '@/lib/policies/clauses';
import type { DatumId, DatumWords } from '@/lib/policies/data-inventory';
import type { RecipientId, RecipientWords } from '@/lib/policies/recipients';
import type { RightId, RightWords } from '@/lib/policies/rights';

export const privacyPolicy = {
  description:
    'What Arthayatra keeps about you, why, where, for how long and who sees it, item by item, with your rights under Indian law and how to use them.',
  intro:
    'You can read every public page without an account and without telling us who you are. With an account we keep what signing in and saving needs, and nothing to advertise with. Each clause has a plain summary beside it; where the two differ, the clause counts.',
  clauses: {
    'in-force': {
      title: 'What this notice covers',
      summary: 'This page is about this website, and about what it does today.',
      text: [
        'This notice covers the website Arthayatra at {host} and the accounts made on it. It describes what the product does today, not what it may do one day. When the product starts to keep something new, this page changes first, and the change log says so.',
        'It is written so that it can be read on its own, as the notice for which section 5 of the Digital Personal Data Protection Act 2023 asks. When you create an account we record the version of this notice that you agreed to and the time.',
      ],
    },
    responsible: {
      title: 'Who is responsible',
      summary: 'The operator of this site answers for your data. Write to the person named here.',
      text: [
        'The operator of Arthayatra decides why and how personal data is used on this site; the Act calls this the data fiduciary. For every question, request or complaint about your data, write to:',
      ],
    },
    'what-we-keep': {
      title: 'What we keep about you, item by item',
      summary:
        'An e-mail address, a password nobody can read, a name, your consent, your signed-in devices, and the plans, watchlist, purchases, screens and notes that you save.',
      text: [
        'The table lists everything that is stored on servers. “You” in the last column means you, signed in. “Operator” means the persons who run this site and hold the keys of its database; they look at an account only to answer its owner or to repair a fault. No other member ever sees any of it.',
        'E-mail address, password and name are needed for an account; without them only the account is missing and every public page still works. Saving a plan, a watchlist or a purchase is always your own choice.',
      ],
    },
    'what-we-do-not-collect': {
      title: 'What we do not collect',
      summary: 'No PAN, no bank details, no phone number, no location, no tracking.',
      text: ['The site does not ask for these and has no place to store them:'],
      points: [
        'PAN, Aadhaar, bank account, card or UPI details: nothing is sold here and no payment is taken.',
        'Phone number, date of birth, gender, contacts or location.',
        'Account statements from a broker, bank, depository or mutual fund. Holdings are what you type or import yourself.',
        'Visitor statistics, advertising identifiers, pixels, fingerprints or recordings of a visit. There is no advertising on this site. The one thing that is counted is how fast pages are, and only where a visitor has asked for it.',
      ],
    },
    'browser-storage': {
      title: 'Cookies and browser storage',
      summary:
        'Cookies keep you signed in; a few storage entries remember what you chose to keep in this browser. None of them follow you, so there is no banner.',
      text: [
        'A visitor who never signs in, keeps nothing, works nothing out, follows no search and never changes the display receives no cookie and no storage entry from us; copies of public pages are kept so that they open without a connection. The entries below are set only by what you do: sign in, use a calculator, keep something in this browser, follow a search, arrange the dashboard, keep, mute or mark a headline, or choose a theme, how amounts are written, that they are hidden, or that speed may be measured. All are first-party; no other company sets or reads any. You can delete them in your browser at any time: you are then signed out, the theme follows your system again, amounts are shown in lakh and crore, and what you kept here without an account is gone.',
        'What you type into a calculator stands in the address of the page, so that the result can be reloaded and shared. Whoever gets the address sees those figures, and it can appear in the request log of our host. The site does not store them with your account unless you press Save.',
      ],
    },
    'purposes-and-consent': {
      title: 'Why we may use it, and taking your consent back',
      summary: 'Because you agreed when you signed up. You can take that back as easily.',
      text: [
        'Account data is used because you consented when you created the account (section 6 of the Act), and for no purpose but those in the table. It is not sold, rented or swapped, not used for advertising, and no decision about you is made from it by a machine.',
        'You can withdraw your consent at any time: delete the account on its page, or write one e-mail from its address to the contact above; no reason is needed. The account and everything kept under it go, since none of it has another purpose. What was done before the withdrawal stays lawful.',
        'Request logs are kept by our host to deliver the pages and to defend the site against attacks and faults.',
      ],
    },
    recipients: {
      title: 'Who works for us',
      summary:
        'Google keeps accounts and data; Vercel delivers the pages. Nobody else gets anything.',
      text: [
        'Two companies process data on our behalf. Each also has its own notice, linked in the table. Apart from them, data is handed over only where a law or the order of a court or authority in India obliges us to, and then no more than is asked.',
      ],
    },
    'outside-india': {
      title: 'Data outside India',
      summary:
        'Your account data may lie on computers outside India, sign-in data in the United States.',
      text: [
        'Google runs Firebase Authentication from data centres in the United States, so e-mail address, password hash and sign-in times are processed there. The database lies in the Google Cloud region that was chosen when this site was set up, and pages are delivered by Vercel from the place nearest to you, with parts of the work done in the United States. Write to us and we tell you the region of the database.',
        'Section 16 of the Act allows transfers except to countries that the Central Government restricts by notification. Should such a restriction touch one of these places, we move the data or close the service there.',
      ],
    },
    security: {
      title: 'How it is protected, and what happens after a breach',
      summary:
        'Encrypted on the way, closed to everybody but our server. If something leaks, you hear of it from us.',
      text: [
        'All traffic is encrypted (HTTPS). Passwords go straight to Firebase Authentication, which stores a salted hash; our own server never receives them. The database refuses every browser: only our server reads it, and it asks for your own documents only. Session cookies cannot be read by scripts, and each sign-in can be ended: log out ends this device, “sign out everywhere” in your account ends all.',
        'No protection is perfect. If personal data of yours is exposed, we tell you by e-mail without delay what happened, what it may mean for you and what you can do, and we inform the Data Protection Board, in detail within 72 hours of learning of it. The Rules make this a duty from May 2027; we do it now.',
      ],
    },
    'your-rights': {
      title: 'Your rights and how to use them',
      summary:
        'See it, correct it, delete it, take consent back: in your account, or by one e-mail.',
      text: [
        'Write from the e-mail address of the account: that is how we know that it is yours. We ask for no identity papers. Using a right costs nothing, and we answer in the times given under Grievances.',
      ],
    },
    children: {
      title: 'Children under 18',
      summary: 'Accounts are for adults. Nobody is tracked, children included.',
      text: [
        'Accounts are for persons of 18 years and over. Section 9 of the Act asks for the verifiable consent of a parent before a child’s data is used; this site has no way to obtain one and therefore wants no child’s account. It neither tracks anyone nor shows targeted advertising, to children or to adults.',
        'When we learn that an account belongs to a child, we delete it with everything under it. A parent or guardian can ask for that at the contact below. Public pages can be read at any age.',
      ],
    },
    grievances: {
      title: 'Grievances',
      summary:
        'An answer in 30 days. After that, the Data Protection Board of India is open to you.',
      text: [
        'If something about your data is wrong, or an answer did not satisfy you, write to the grievance officer. These times are our own promise; they are shorter than the 90 days that the Rules of 2025 allow at most.',
        'If you are not satisfied with the answer, or none comes in time, you can complain to the Data Protection Board of India (section 13(3) of the Act asks that you come to us first). The Board was set up under the Rules of 2025 and works online.',
      ],
    },
    law: {
      title: 'The law behind this notice, and where it stands',
      summary:
        'India’s data law has been passed; most of its duties bind from May 2027. This notice already follows it.',
      text: [
        'This page is a notice, not legal advice. Sources differ by a day on the dates below, because the Rules were signed and published on different days; we name both.',
      ],
      points: [
        'Digital Personal Data Protection Act 2023 and Digital Personal Data Protection Rules 2025: notified on 13 or 14 November 2025. The Board exists since then; registration of consent managers began in November 2026 (this site uses none); the full duties (notice, consent, security, breach report, children, rights) bind from 13 or 14 May 2027.',
        'Until then: section 43A of the Information Technology Act 2000 and the SPDI Rules of 2011, which among other things ask for this policy and for a grievance officer who answers within one month.',
        'Consumer Protection (E-Commerce) Rules 2020, from which the 48 hours, the ticket number and the one month are taken. They bind sellers; this site sells nothing today and keeps these times all the same.',
        'From May 2027 the Rules also ask that logs of processing be kept for at least one year. How that is done will be added here before that day.',
      ],
    },
    changes: {
      title: 'Changes of this notice',
      summary: 'Every version is dated. A change that matters needs your consent again.',
      text: [
        'Every change is listed here. If we want to use your data for a new purpose, we ask for your consent first; going on to use the site is not consent.',
      ],
    },
  } satisfies Record<PrivacyClauseId, ClauseWords>,
  inventoryTable: {
    serverCaption: 'Data stored on servers',
    browserCaption: 'Cookies and storage in your own browser',
    datum: 'What',
    purpose: 'What for',
    where: 'Where',
    howLong: 'How long',
    whoSees: 'Who sees it',
  },
  inventory: {
    email: {
      datum: 'E-mail address',
      purpose: 'To sign you in, to send the link for a new password, to answer you',
      where: 'Google Firebase Authentication',
      howLong: 'As long as the account exists; Google clears its backups within 180 days after',
      whoSees: 'You, operator, Google',
    },
    password: {
      datum: 'Password, as a salted hash',
      purpose: 'To check that it is you',
      where: 'Google Firebase Authentication; our server never receives it',
      howLong: 'Until you change it or the account is deleted',
      whoSees: 'Nobody can read it',
    },
    signInRecord: {
      datum: 'Time of sign-up and of the last sign-in; IP address and browser at sign-in',
      purpose: 'To notice and to stop abuse of accounts',
      where: 'Google Firebase Authentication; the time of sign-up in our database, too',
      howLong:
        'Times: as long as the account exists. IP addresses: a few weeks (Google’s own statement)',
      whoSees: 'Operator (times), Google',
    },
    username: {
      datum: 'Username that you choose',
      purpose: 'To greet you; any name will do, it need not be your real one',
      where: 'Our database (Cloud Firestore), and as display name in Firebase Authentication',
      howLong: 'As long as the account exists',
      whoSees: 'You, operator, Google',
    },
    profileImage: {
      datum: 'Profile picture, if you choose one: two small sizes, without place or camera',
      purpose: 'To show it beside your name',
      where: 'Google Cloud Storage; its random name in our database',
      howLong: 'Until you remove or replace it, or the account is deleted',
      whoSees: 'You, operator, Google',
    },
    consent: {
      datum: 'Your consent: version of this notice and time',
      purpose: 'To be able to show that you agreed, and to what',
      where: 'Our database (Cloud Firestore)',
      howLong: 'As long as the account exists',
      whoSees: 'Operator, Google',
    },
    devices: {
      datum: 'Signed-in devices: beginning, last visit, kind of browser and system',
      purpose: 'To keep you signed in, to show you your devices and to end a sign-in',
      where: 'Our database (Cloud Firestore)',
      howLong:
        'Until you log out on that device; without a visit it is void after 12 days, in any case after 30, and its record goes with the account at the latest',
      whoSees: 'You, operator, Google',
    },
    savedPlans: {
      datum:
        'Plans that you save (the figures that you typed and the time), tax calculations that you keep in your account on purpose (the same of them), coins, funds and shares on your watchlist, purchases of coins, funds and shares that you enter or import (what, day, quantity, cost, and a price of a share), trades on paper of your option journal (strategy, legs, plan, amounts, days, notes), your own stock screens with the checklist and the journal that you write about a share, how you want to be invested, your answers on your household, and how you arranged the dashboard',
      purpose: 'To show them to you again',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you remove them or the account is deleted',
      whoSees: 'You, operator, Google',
    },
    newsShelf: {
      datum:
        'Headlines that you keep for later or mark as read, and words and sources that you mute (as a member)',
      purpose: 'To show the news as you left it, on every device',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you take them off or the account is deleted; the last 100 kept and 500 read',
      whoSees: 'You, operator, Google',
    },
    consultation: {
      datum:
        'Sessions that you book (time, your answers, also as a draft, a plan that you attach, your notes) and days that you wait for',
      purpose: 'To hold the session',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you withdraw, for your answers; else until the account is deleted',
      whoSees: 'You, operator, Google',
    },
    mail: {
      datum: 'Mails that the site writes to you, with your address',
      purpose: 'To tell you what came of your request',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until the account is deleted',
      whoSees: 'You, operator, Google',
    },
    closing: {
      datum: 'While your account is being deleted: its number, address and name',
      purpose: 'To finish the deletion if it fails half-way',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until all is deleted: seconds, or a day after a fault',
      whoSees: 'Operator, Google',
    },
    enquiries: {
      datum: 'Enquiries about Web Services: what you wrote, the file, our answers',
      purpose: 'To answer you',
      where: 'Our database and file store (Firestore, Cloud Storage)',
      howLong: 'Until the account is deleted',
      whoSees: 'You, operator, Google',
    },
    wallEntries: {
      datum: 'Entries of the wall of supporters: name, line, amount',
      purpose: 'To show them once they have been read',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you take them off or the account is deleted',
      whoSees: 'Everybody',
    },
    learning: {
      datum: 'Lessons opened, the place in each, quiz answers; notes, bookmarks, marked passages',
      purpose: 'To go on, review and show what you know and noted',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until the account is deleted; 12 answers a question',
      whoSees: 'You, operator, Google',
    },
    certificates: {
      datum: 'Certificates that you make: path, day, the name that you type',
      purpose: 'To let others check them',
      where: 'Our database (Cloud Firestore)',
      howLong: 'The name until you withdraw it, all until the account is deleted',
      whoSees: 'Whoever has the address',
    },
    sessionCookies: {
      datum: 'Session: several cookies whose names begin with __Host-session',
      purpose: 'To keep you signed in; signed, and not readable by scripts',
      where: 'Your browser',
      howLong: '12 days, renewed while you visit; removed when you log out',
      whoSees: 'Your browser and our server',
    },
    knownDevice: {
      datum: 'Cookie __Host-known-device: a random number, a date and our signature, no name',
      purpose:
        'To let this device sign in to your account also while somebody else tries passwords for it',
      where: 'Your browser',
      howLong: '180 days after the last sign-in',
      whoSees: 'Your browser and our server',
    },
    signedInHint: {
      datum: 'Cookie signed-in, with the value 1 and nothing else',
      purpose: 'To tell the page that it should ask for your name',
      where: 'Your browser',
      howLong: 'As the session; removed when you log out',
      whoSees: 'Your browser and our server',
    },
    display: {
      datum: 'Storage entries theme, figures, amounts and reading, with one word each',
      purpose:
        'To show the page in your theme, lessons in your size, and amounts as you chose or hidden',
      where: 'Your browser (local storage)',
      howLong: 'Until you go back to what holds at first, or clear them',
      whoSees: 'Only your browser; they are never sent',
    },
    dashboardNotes: {
      datum:
        'Storage entries dashboard-layout, household, last-sip and tasks-done: how you arranged the dashboard, your answers on your household, the address of the last SIP, which first tasks are done',
      purpose: 'To show the dashboard as you left it while you are not signed in',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear them',
      whoSees: 'Only your browser; they are never sent',
    },
    guestNewsShelf: {
      datum:
        'Storage entry news-shelf: headlines that you keep or mark as read, and words and sources that you mute (as a guest)',
      purpose: 'To show the news as you left it, in this browser',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear it, or take it into your account',
      whoSees: 'Only your browser, until you take it into your account',
    },
    savedTaxes: {
      datum:
        'Storage entry tax-calculations: tax calculations that you save in this browser (figures, name, time)',
      purpose: 'To open them again without typing',
      where: 'Your browser (local storage)',
      howLong: 'Until you remove them on the calculator’s page, or clear them',
      whoSees: 'Only your browser; they are never sent, unless you press “Keep in my account”',
    },
    guestCopy: {
      datum:
        'Storage entry kept, only when you ask for it without an account: plans, coins and purchases that you keep, and what you type for a session before you sign in',
      purpose: 'To show them to you again in this browser',
      where: 'Your browser (local storage)',
      howLong:
        'Until you remove them, clear them, or sign in and add them to your account; then they are gone here',
      whoSees:
        'Only your browser; sent to us only when you add them to your account, or come back signed in to what you typed',
    },
    optionPause: {
      datum:
        'Storage entry option-pause-until: the time at which you chose to wait a day before you act on an option strategy',
      purpose: 'To remind you of it',
      where: 'Your browser (local storage)',
      howLong: 'Until you end the wait or clear the site’s data',
      whoSees: 'Only your browser; it is never sent',
    },
    optionJournal: {
      datum:
        'Storage entry option-journal: trades on paper that you write down as a guest (strategy, legs, plan, amounts, days, notes)',
      purpose: 'To show you your paper journal and what it comes to',
      where: 'Your browser (local storage)',
      howLong: 'Until you delete the trades or clear the site’s data',
      whoSees: 'Only your browser; it is never sent',
    },
    pendingLearning: {
      datum: 'Storage entries learning, with answers not yet sent',
      purpose: 'To lose none without a connection',
      where: 'Your browser (local storage)',
      howLong: 'Until sent, or log-out',
      whoSees: 'Only your browser',
    },
    recentSearches: {
      datum: 'Storage entry recent-searches, with the last six texts that led somewhere',
      purpose: 'To offer them again',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear them in the search, or log out',
      whoSees: 'Only your browser',
    },
    measureConsent: {
      datum:
        'Storage entry measure, with the word yes, only after you chose “Help us measure speed”',
      purpose:
        'To measure how fast pages are. Sent without cookies: loading and reaction times, the kind of page, narrow, medium or wide. We keep only counts per day, for 90 days, and nothing of you',
      where: 'Your browser (local storage); the counts in our database',
      howLong:
        'Until you turn it off in the Display menu; a browser that asks not to be tracked overrules it',
      whoSees: 'Your browser; operator and Google see the counts',
    },
    keptPages: {
      datum:
        'Copies of the calculators, the glossary, the learning paths and the policies as every guest sees them, and of the scripts, styles and fonts they need',
      purpose: 'To open them without a connection',
      where: 'Your browser (cache of the service worker)',
      howLong: 'Pages 30 days after the last visit, files 60; or until you clear the site’s data',
      whoSees: 'Only your browser; nothing personal is in them',
    },
    keptLessons: {
      datum: 'Copies of the lessons that you opened as a member, under a random name',
      purpose: 'To read them without a connection',
      where: 'Your browser (cache of the service worker)',
      howLong:
        'Until you log out, your session ends, somebody else signs in, or 12 days after you opened them',
      whoSees: 'Whoever uses this browser while you are signed in',
    },
    ownWallEntries: {
      datum: 'Storage entry wall-entries: which entries of the wall are yours',
      purpose: 'To let you take them off',
      where: 'Your browser (local storage)',
      howLong: 'Until you take them off or clear it',
      whoSees: 'Only your browser',
    },
    enquiryDraft: {
      datum: 'Storage entry enquiry-draft: an enquiry that you began as a guest',
      purpose: 'To give it back after you sign in',
      where: 'Your browser (session storage)',
      howLong: 'Until it is sent or the tab is closed',
      whoSees: 'Only your browser',
    },
    requestLogs: {
      datum: 'Request log: time, address of the page with its query, IP address, browser',
      purpose: 'To deliver pages, to find faults and to fend off attacks',
      where: 'Vercel, our host',
      howLong: 'Hours to days, by the host’s plan; we make no copies',
      whoSees: 'Operator, Vercel',
    },
  } satisfies Record<DatumId, DatumWords>,
  recipientsTable: {
    caption: 'Companies that process data for this site',
    name: 'Company',
    task: 'What they do',
    data: 'What they touch',
    region: 'Where',
    notice: 'Their notice',
  },
  recipients: {
    googleFirebase: {
      name: 'Google (Firebase and Google Cloud)',
      task: 'Accounts, sign-in, mails with password links, database',
      data: 'All rows of the first table except the request log',
      region: 'United States (accounts); chosen region (database)',
    },
    vercel: {
      name: 'Vercel',
      task: 'Delivers the pages and runs our server code',
      data: 'Request log; everything that passes between you and the site',
      region: 'Worldwide, nearest place first',
    },
  } satisfies Record<RecipientId, RecipientWords>,
  rightsTable: {
    caption: 'Rights and how to use them',
    right: 'You want to',
    how: 'Today you do it so',
    law: 'DPDP Act 2023',
  },
  rights: {
    access: {
      right: 'See what is kept, and who has received it',
      how: '“See everything” in your account shows all and gives it to you as a file.',
    },
    correction: {
      right: 'Correct, complete or update it',
      how: 'Change name and picture in your account, anything else where it is listed, or write to us.',
    },
    erasure: {
      right: 'Have it erased',
      how: 'Remove what you saved where it is listed. “Delete the account” on your account page deletes all of it at once.',
    },
    withdrawal: {
      right: 'Take your consent back',
      how: 'Delete the account, or write “I withdraw my consent”.',
    },
    grievance: {
      right: 'Complain',
      how: 'Write to the grievance officer; see Grievances.',
    },
    board: {
      right: 'Go to the Data Protection Board of India',
      how: 'After you have complained to us: online, on the Board’s own site.',
    },
    nomination: {
      right: 'Name someone who acts for you after death or incapacity',
      how: 'Write to us the name and the e-mail address of that person.',
    },
  } satisfies Record<RightId, RightWords>,
  changeLog: {
    '2026-11-21': 'First version.',
  },
} as const;
