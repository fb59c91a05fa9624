import type { ClauseMessages, PrivacyClauseId } from '@/lib/policies/clauses';
import type {
  DatumId,
  DatumMessages,
  RecipientId,
  RecipientMessages,
  RightId,
  RightMessages,
} from '@/lib/policies/data-inventory';

export const privacyPolicy = {
  description:
    'What Arthayatra stores about you, why, where, for how long and who sees it, item by item, with your rights under Indian law and how to use them.',
  intro:
    'You can read every public page without an account and without telling us who you are. With an account we store what signing in and saving needs, and nothing for advertising. Each clause has a plain summary beside it; if the two differ, the clause applies.',
  clauses: {
    'in-force': {
      title: 'What this notice covers',
      summary: 'This page is about this website, and about what it does today.',
      text: [
        'This notice covers the website Arthayatra at {host} and the accounts made on it. It describes what the product does today, not what it may do one day. Before the product stores something new, we change this page and add the change to the change log.',
        'You can read it on its own, as the notice that section 5 of the Digital Personal Data Protection Act 2023 requires. When you create an account we record the version of this notice that you agreed to and the time.',
      ],
    },
    responsible: {
      title: 'Who is responsible',
      summary:
        'The operator of this site is responsible for your data. Write to the person named here.',
      text: [
        'The operator of Arthayatra decides why and how personal data is used on this site; the Act calls this the data fiduciary. For every question, request or complaint about your data, write to:',
      ],
    },
    'what-we-keep': {
      title: 'What we store about you, item by item',
      summary:
        'Your e-mail address, a hash of your password, a name, your consent, your signed-in devices, and what you save or send: plans, watchlist, portfolio transactions, screens, notes, bookings and enquiries.',
      text: [
        'The table lists everything that is stored on servers. “You” in the last column means you, signed in. “Operator” means the persons who run this site and hold the keys of its database; they look at an account only to answer its owner or to repair a fault. Other members see none of it, with two exceptions that you make yourself. An entry on the wall of supporters is public once it is approved. A certificate can be opened by anyone who has its address.',
        'E-mail address, password and name are needed for an account; without them we cannot create one. Every public page works without an account. Saving a plan, a watchlist or a transaction is always your own choice.',
        'A file that you attach to an enquiry, such as a statement from which we enter your purchases in the Plus plan, is stored exactly as you send it. Our server checks its type and size only. It lies in a private file store under a random name; no page shows it, and only the operator can open it, to answer you. It is deleted with your account, or earlier if you ask for it in the ticket. Black out PAN and account numbers before you attach it.',
        'An entry on the wall of supporters (name, message and, if you give one, an amount) is seen by the operator only until it is approved. From then on everybody can read it, with or without an account. With it we store when it was written, your account if you were signed in, and a hash of the secret with which you can remove it. An entry written without an account stays until you remove it with your link.',
      ],
    },
    'what-we-do-not-collect': {
      title: 'What we do not collect',
      summary:
        'No field asks for PAN, bank details, phone number or location, and nothing tracks you.',
      text: [
        'No field of this site asks for these. If you write them into a message or attach a file that holds them, they are stored with that message or file until it is deleted:',
      ],
      points: [
        'PAN, Aadhaar, bank account, card or UPI details. No payment is taken on this site.',
        'Phone number, date of birth, gender, contacts or location. At sign-up you confirm that you are 18 or older; your age is not stored.',
        'Account statements from a broker, bank, depository or mutual fund: the site fetches none, and no feature needs one. A statement that you open for an import is read in your browser, with its password if it has one; only the transactions that you select are sent and saved. A CSV file in our own template is sent and its transactions are saved; the file itself is not. A statement is stored in one case only: when you attach it to an enquiry.',
        'Visitor statistics, advertising identifiers, pixels, fingerprints or recordings of a visit. There is no advertising on this site. The one thing that is counted is how fast pages are, and only where a visitor has asked for it.',
      ],
    },
    'browser-storage': {
      title: 'Cookies and browser storage',
      summary:
        'Cookies keep you signed in; a few storage entries remember what you chose to save in this browser. None of them follow you, so there is no banner.',
      text: [
        'We set a cookie or a storage entry only after you do one of these: sign in, use a calculator, save something in this browser, follow a search, arrange the dashboard, save, mute or mark a headline, write an enquiry or a wall entry, answer the household checks, choose to wait a day in option trading, name the columns of your own file, or choose a theme, a number format, a text size, hidden amounts or the measuring of speed. Copies of public pages are stored in addition, so that they open without a connection. All are first-party; no other company sets or reads any. You can delete them in your browser at any time. You are then logged out, the theme follows your system again, and amounts are shown in lakh and crore. What you saved here without an account is gone.',
        'What you type into the SIP calculator, option trading or a back-test of a fund is in the address of the page, so that the result can be reloaded and shared. Anyone with the address sees those figures, and it can appear in the request log of our host. The income tax calculator and Schedule VDA keep your figures after the # of the address, which is never sent. The site stores them with your account only if you press Save.',
      ],
    },
    'purposes-and-consent': {
      title: 'Why we may use it, and withdrawing your consent',
      summary: 'Because you agreed when you signed up. You can withdraw your consent as easily.',
      text: [
        'Account data is used because you consented when you created the account (section 6 of the Act), and only for the purposes in the table. We do not sell, rent or swap it, we do not use it for advertising, and we make no automated decisions about you from it.',
        'You can withdraw your consent at any time: delete the account on its page, or write one e-mail from its address to the contact above; no reason is needed. The account and all data in it are deleted, since none of it has another purpose. What was done before the withdrawal stays lawful.',
        'Request logs are stored by our host to deliver the pages and to defend the site against attacks and faults.',
      ],
    },
    recipients: {
      title: 'Who receives data',
      summary:
        'Google stores accounts and data; Vercel delivers the pages. Mail, video and payment services take part only in the cases named.',
      text: [
        'The first table names every company that processes data for us, or that you deal with when you join a session or send a gift. Vercel takes part in every visit, Google in all that belongs to an account; the others only in the case named. Otherwise we hand over data only if a law, or an order of a court or authority in India, obliges us, and then no more than is asked.',
        'For prices, NAVs, rates and headlines our server asks the sources in the second table. They receive the address of our server and the fund, coin or day that is asked for, and nothing about you.',
      ],
    },
    'outside-india': {
      title: 'Data outside India',
      summary: 'Sign-in data is processed in the United States. Database and files: {region}.',
      text: [
        'Google runs Firebase Authentication from data centres in the United States, so e-mail address, password hash and sign-in times are processed there. Database and files lie in this region of Google Cloud: {region}. Pages are delivered by Vercel from the place nearest to you, with parts of the work done in the United States.',
        'Section 16 of the Act allows transfers except to countries that the Central Government restricts by notification. Should such a restriction touch one of these places, we move the data or close the service there.',
      ],
    },
    security: {
      title: 'How it is protected, and what happens after a breach',
      summary:
        'Encrypted in transit, closed to everyone but our server. If data leaks, we inform you.',
      text: [
        'All traffic is encrypted (HTTPS). Passwords go straight to Firebase Authentication, which stores a salted hash; our own server never receives them. The database refuses every browser: only our server reads it, and it asks for your own documents only. Session cookies cannot be read by scripts, and each sign-in can be ended: log out ends the one on this device, and your account page can end all.',
        'No protection is perfect. If your personal data is exposed, we e-mail you without delay: what happened, what it may mean for you and what you can do. We also inform the Data Protection Board, in detail within 72 hours of learning of it. The Rules make this a duty from May 2027; we do it now.',
      ],
    },
    'your-rights': {
      title: 'Your rights and how to use them',
      summary:
        'See it, correct it, delete it, withdraw your consent: in your account, or by one e-mail.',
      text: [
        'Write from the e-mail address of the account: that is how we know that it is yours. We ask for no identity papers. Using a right costs nothing, and we answer in the times given under Grievances.',
      ],
    },
    children: {
      title: 'Children under 18',
      summary: 'Accounts are for adults. No visitor is tracked, children included.',
      text: [
        'Accounts are for persons of 18 years and over, and sign-up asks you to confirm that you are. Section 2(f) of the Act calls everyone below 18 a child; section 9(1) asks for the verifiable consent of a parent or lawful guardian before a child’s data is used. This site cannot verify such consent, so it opens no accounts for children. It neither tracks anyone nor shows targeted advertising, to children or to adults.',
        'When we learn that an account belongs to a child, we delete it with all its data. A parent or guardian can ask for that at the contact below. Public pages can be read at any age.',
      ],
    },
    grievances: {
      title: 'Grievances',
      summary:
        'An answer within {grievanceDays} days. After that, the Data Protection Board of India is open to you.',
      text: [
        'If something about your data is wrong, or an answer did not satisfy you, write to the grievance officer. These times are our own promise. They are shorter than the 90 days that the Rules of 2025 allow.',
        'If you are not satisfied with the answer, or receive none in time, you can complain to the Data Protection Board of India. Section 13(3) of the Act asks that you come to us first. The Board was set up under the Rules of 2025 and works online.',
      ],
    },
    law: {
      title: 'The law behind this notice, and its status',
      summary:
        'India’s data law has been passed; most of its duties bind from May 2027. This notice already follows it.',
      text: [
        'This page is a notice, not legal advice. Sources differ by a day on the dates below, because the Rules were signed and published on different days; we name both.',
      ],
      points: [
        'Digital Personal Data Protection Act 2023 and Digital Personal Data Protection Rules 2025: notified on 13 or 14 November 2025. The Board has existed since then. Registration of consent managers began in November 2026 (this site uses none). The full duties (notice, consent, security, breach report, children, rights) bind from 13 or 14 May 2027.',
        'Until then: section 43A of the Information Technology Act 2000 and the SPDI Rules of 2011, which among other things ask for this policy and for a grievance officer who answers within one month.',
        'Consumer Protection (E-Commerce) Rules 2020, from which the {acknowledgementHours} hours, the ticket number and the one month are taken. They bind sellers. The delivery policy says what is sold here and by whom; the times hold for every complaint.',
        'From May 2027 the Rules also ask that logs of processing be kept for at least one year. How that is done will be added here before that day.',
      ],
    },
    changes: {
      title: 'Changes to this notice',
      summary: 'Every version is dated. A change that matters needs your consent again.',
      text: [
        'Every change is listed here. If we want to use your data for a new purpose, we ask for your consent first; continuing to use the site is not consent.',
      ],
    },
  } satisfies Record<PrivacyClauseId, ClauseMessages>,
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
      whoSees: 'No one can read it',
    },
    signInRecord: {
      datum: 'Time of sign-up and of the last sign-in; IP address and browser at sign-in',
      purpose: 'To detect and stop abuse of accounts',
      where: 'Google Firebase Authentication; the time of sign-up in our database, too',
      howLong:
        'Times: as long as the account exists. IP addresses: a few weeks (Google’s own statement)',
      whoSees: 'You and operator (times), Google',
    },
    googleSignIn: {
      datum:
        'If you sign in with Google: the number, name and picture address of your Google account, and since when you have used it here',
      purpose: 'To sign you in without a password',
      where: 'Google Firebase Authentication; the date in our database, too',
      howLong: 'As long as the account exists',
      whoSees: 'You, operator, Google',
    },
    username: {
      datum: 'Username that you choose',
      purpose: 'To greet you; it need not be your real name',
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
      whoSees: 'You, operator, Google',
    },
    devices: {
      datum: 'Devices signed in: beginning, last visit, kind of browser and system',
      purpose: 'To keep you signed in, to show you your devices and to end a sign-in',
      where: 'Our database (Cloud Firestore)',
      howLong:
        'Until you log out on that device, 12 days after your last visit or 30 days in any case; its record is deleted with the account at the latest',
      whoSees: 'You, operator, Google',
    },
    savedPlans: {
      datum:
        'What you save: plans and tax calculations (the figures you typed and the time). Your watchlist. Transactions of your portfolio that you enter or import (what, buy, sale, bonus or dividend, day, quantity, amount, the folio or account if you name one), and prices of shares and gold that you enter. Paper trades of your option journal (strategy, legs, plan, amounts, days, notes). Your stock screens, ratios and views of lists. Your checklist, journal and peers for a share. Your paper portfolios (what they follow, start, amount, brokerage). Your target allocation, your household answers, and the layout of your dashboard',
      purpose: 'To show them to you again',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you remove them or the account is deleted',
      whoSees: 'You, operator, Google',
    },
    newsReadingList: {
      datum:
        'Headlines that you save for later or mark as read, and words and sources that you mute (as a member)',
      purpose: 'To show the news as you left it, on every device',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until you remove them or the account is deleted; the last 100 saved and 500 read',
      whoSees: 'You, operator, Google',
    },
    consultation: {
      datum:
        'Sessions that you book (time, your answers, also as a draft, a plan that you attach, your notes) and days that you wait for, with your e-mail address',
      purpose: 'To hold the session',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Your answers: until you delete them. The rest: until the account is deleted',
      whoSees: 'You, operator, Google; the host of the session sees time, answers and plan',
    },
    mail: {
      datum:
        'E-mails that the site sends to you, with your address, and to the host about your sessions',
      purpose: 'To notify you about your request',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until the account is deleted',
      whoSees: 'You, the host (those sent to them), operator, Google, the mail service',
    },
    closing: {
      datum: 'While your account is being deleted: its number',
      purpose: 'To finish the deletion if it fails half-way',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until all is deleted: seconds, or up to a day after a fault',
      whoSees: 'Operator, Google',
    },
    enquiries: {
      datum: 'Enquiries about Web Services: subject, budget, your message, state, our answers',
      purpose: 'To answer you',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until the account is deleted',
      whoSees: 'You, operator, Google',
    },
    enquiryFiles: {
      datum:
        'The file that you attach to an enquiry, such as an account statement; its name and type',
      purpose: 'To answer the enquiry, for example to enter your purchases',
      where: 'Google Cloud Storage, under a random name; name and type in our database',
      howLong: 'Until the account is deleted, or earlier if you ask for it in the ticket',
      whoSees: 'Operator, Google; you see its name',
    },
    wallEntries: {
      datum:
        'Entries on the wall of supporters: name, message, amount; time, your account if you were signed in, a hash of your secret',
      purpose: 'To show name, message and amount once approved, and to let you remove the entry',
      where: 'Our database (Cloud Firestore)',
      howLong:
        'Until you remove them or the account is deleted; without an account, until you remove them',
      whoSees:
        'Before approval: you, operator, Google. After it everybody sees name, message and amount',
    },
    attemptCounts: {
      datum:
        'How often something was tried: signing in, saving, sending mail or a wall entry, many searches or downloads in a minute. Counted under a keyed hash of the account or network address, never under the address itself',
      purpose: 'To stop programs that guess passwords or flood the site',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Minutes to a day; seven days for wall entries that wait',
      whoSees: 'No one: the hash cannot be reversed without our key',
    },
    learning: {
      datum: 'Lessons opened, the place in each, quiz answers; notes, bookmarks, highlights',
      purpose: 'To continue lessons, review, and show your progress and notes',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Until the account is deleted; at most 12 answers per question',
      whoSees: 'You, operator, Google',
    },
    certificates: {
      datum: 'Certificates that you make: path, day, the name that you type',
      purpose: 'To let others check them',
      where: 'Our database (Cloud Firestore)',
      howLong: 'Name: until you withdraw the certificate. The rest: until the account is deleted',
      whoSees: 'Anyone with the address',
    },
    sessionCookies: {
      datum: 'Session: several cookies whose names begin with __Host-session',
      purpose: 'To keep you signed in; signed, and not readable by scripts',
      where: 'Your browser',
      howLong:
        '12 days, renewed while you visit; the one that names the sign-in 30 days; removed when you log out',
      whoSees: 'Your browser and our server',
    },
    knownDevice: {
      datum: 'Cookie __Host-known-device: a random number, a date and our signature, no name',
      purpose:
        'To let this device sign in to your account even while someone else tries passwords for it',
      where: 'Your browser',
      howLong: '180 days after the last sign-in',
      whoSees: 'Your browser and our server',
    },
    signedInHint: {
      datum: 'Cookie signed-in: short codes for your account and for this sign-in, no name',
      purpose:
        'To let the page know that it should ask for your name, and that a form belongs to another member',
      where: 'Your browser',
      howLong: '30 days after sign-in; removed when you log out',
      whoSees: 'Your browser and our server',
    },
    display: {
      datum: 'Storage entries theme, figures, amounts and reading, with one word each',
      purpose: 'To show pages in your theme and text size, and amounts as you chose or hidden',
      where: 'Your browser (local storage)',
      howLong: 'Until you choose the default again, or clear them',
      whoSees: 'Only your browser; they are never sent',
    },
    dashboardNotes: {
      datum:
        'Storage entries household, last-sip and tasks-done: your answers on your household, the address of the last SIP, which first tasks are done',
      purpose: 'To show the dashboard as you left it while you are not signed in',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear them; last-sip also goes when you log out',
      whoSees:
        'Only your browser; your household answers are sent to us only if you fill them in and save them as a member',
    },
    guestNewsReadingList: {
      datum:
        'Storage entry news-reading-list: headlines that you save or mark as read, and words and sources that you mute (as a guest)',
      purpose: 'To show the news as you left it, in this browser',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear it, or add it to your account',
      whoSees: 'Only your browser, until you add it to your account',
    },
    savedTaxes: {
      datum:
        'Storage entry tax-calculations: tax calculations that you save in this browser (figures, name, time)',
      purpose: 'To open them again without typing',
      where: 'Your browser (local storage)',
      howLong: 'Until you remove them on the calculator’s page, or clear them',
      whoSees: 'Only your browser; sent to us only if you press “Save to my account”',
    },
    guestCopy: {
      datum:
        'Storage entry saved, only when you ask for it without an account: plans, coins, funds and purchases that you save, and what you type for a session before you sign in',
      purpose: 'To show them to you again in this browser',
      where: 'Your browser (local storage)',
      howLong:
        'Until you remove them, clear them, or sign in and add them to your account; then they are gone here',
      whoSees:
        'Only your browser; sent to us only when you add them to your account, or come back signed in to what you typed',
    },
    ownMarketFiles: {
      datum:
        'Storage entries market-files, with companies, figures and shares held from files that you opened in Stock Picks and chose to save, and market-columns, with what you said the columns of such files mean',
      purpose: 'To open them again without the files',
      where: 'Your browser (local storage)',
      howLong:
        'Companies: until you delete them or log out; columns: until you clear the site’s data',
      whoSees: 'Only your browser; it is never sent',
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
      purpose: 'To show you your paper journal and its results',
      where: 'Your browser (local storage)',
      howLong: 'Until you delete the trades or clear the site’s data',
      whoSees: 'Only your browser; it is never sent',
    },
    pendingLearning: {
      datum: 'Storage entries learning, with answers not yet sent',
      purpose: 'To save your answers when there is no connection',
      where: 'Your browser (local storage)',
      howLong: 'Until sent, or until you log out',
      whoSees: 'Only your browser',
    },
    recentSearches: {
      datum: 'Storage entry recent-searches, with your last six searches that led to a result',
      purpose: 'To offer them again',
      where: 'Your browser (local storage)',
      howLong: 'Until you clear them in the search, or log out',
      whoSees: 'Only your browser',
    },
    measureConsent: {
      datum:
        'Storage entry measure, with the word yes, only after you chose “Help us measure speed”',
      purpose:
        'To measure how fast pages are. Sent without cookies: loading and reaction times, the kind of page, narrow, medium or wide. We store only counts per day, for 90 days, and nothing about you',
      where: 'Your browser (local storage); the counts in our database',
      howLong:
        'The entry: until you turn it off under Settings or clear the site’s data. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), we measure nothing. The counts: 90 days',
      whoSees: 'Your browser; operator and Google see the counts',
    },
    savedPages: {
      datum:
        'Copies of public pages (calculators, glossary, learning paths, policies and others) as every guest sees them, and of the scripts, styles and fonts they need',
      purpose: 'To open them without a connection',
      where: 'Your browser (cache of the service worker)',
      howLong: 'Pages 30 days after the last visit, files 60; or until you clear the site’s data',
      whoSees: 'Only your browser; nothing personal is in them',
    },
    savedLessons: {
      datum: 'Copies of the lessons that you opened as a member, under a random name',
      purpose: 'To read them without a connection',
      where: 'Your browser (cache of the service worker)',
      howLong:
        'Until you log out, your session ends, somebody else signs in, or 12 days after you opened them',
      whoSees: 'Anyone who uses this browser while you are signed in',
    },
    ownWallEntries: {
      datum:
        'Storage entry wall-entries: your entries on the wall of supporters (number, secret, name, message)',
      purpose: 'To show whether they wait or are shown, and to let you remove them',
      where: 'Your browser (local storage)',
      howLong: 'Until you remove them or clear it; the last 20',
      whoSees:
        'Only your browser; number and secret are sent to us when you open the page of the wall and when you remove an entry',
    },
    enquiryDraft: {
      datum:
        'Storage entries enquiry-draft, an enquiry that you typed while signed out, and name-draft, a name that you typed in your account and have not saved',
      purpose: 'To give them back after you sign in or reload the page',
      where: 'Your browser (session storage)',
      howLong: 'Until it is sent or saved, you log out or the tab is closed',
      whoSees: 'Only your browser',
    },
    googleRedirect: {
      datum:
        'Storage entry google-redirect: that you are on the way to Google, and the version of this policy that you agreed to',
      purpose: 'To continue the sign-in when you come back',
      where: 'Your browser (session storage)',
      howLong: 'Until you come back from Google or the tab is closed',
      whoSees: 'Only your browser',
    },
    requestLogs: {
      datum: 'Request log: time, address of the page with its query, IP address, browser',
      purpose: 'To deliver pages, to find faults and to stop attacks',
      where: 'Vercel, our host',
      howLong: 'Hours to days, depending on the host’s plan; we make no copies',
      whoSees: 'Operator, Vercel',
    },
  } satisfies Record<DatumId, DatumMessages>,
  recipientsTable: {
    caption: 'Companies that process data, and what for',
    name: 'Company',
    task: 'What they do',
    data: 'Data they handle',
    region: 'Where',
    hosts: 'Addresses',
    notice: 'Their notice',
  },
  sourcesTable: {
    caption: 'Sources that our server asks for figures and headlines',
    name: 'Source',
    hosts: 'Addresses',
    /** Sources that have a name of their own in each language. */
    names: {
      nse: 'National Stock Exchange of India',
      rbi: 'Reserve Bank of India',
      pib: 'Press Information Bureau',
    },
  },
  places: {
    regions: {
      'asia-south1': 'asia-south1 (Mumbai, India)',
      'asia-south2': 'asia-south2 (Delhi, India)',
    },
    regionNotStated: 'not stated in the settings of this site; write to us for it',
    noMail: 'none, this site sends no such mail at present',
    mailRelayNotStated: 'chosen by the operator; write to us for its name',
    noVideoRoom: 'none, no sessions are offered at present',
  },
  recipients: {
    googleFirebase: {
      name: 'Google (Firebase and Google Cloud)',
      task: 'Accounts, sign-in (also with a Google account), e-mails with password links, database',
      data: 'All rows of the first table except the request log',
      region: 'United States (accounts); database and files: {region}',
    },
    vercel: {
      name: 'Vercel',
      task: 'Delivers the pages and runs our server code',
      data: 'Request log; everything that passes between you and the site',
      region: 'Worldwide, nearest place first',
    },
    mailRelay: {
      name: 'Mail service: {mailRelay}',
      task: 'Sends the e-mails about your bookings, through Firebase’s “Trigger Email” extension',
      data: 'Your e-mail address and the text of the e-mail',
      region: 'As its own notice says',
    },
    videoRoom: {
      name: 'Video room: {videoRoom}',
      task: 'Holds a consultation that you booked, when you open its link',
      data: 'Your IP address, and what you say, write and show there. We send it nothing',
      region: 'As its own notice says',
    },
    upi: {
      name: 'Your UPI app and bank, our bank, and NPCI',
      task: 'Carry out a gift by UPI that you start in your own app',
      data: 'The payment. Our bank statement shows your name and UPI address',
      region: 'India',
    },
    buyMeACoffee: {
      name: 'Buy Me a Coffee',
      task: 'Takes a gift by card on its own site, when you follow the link',
      data: 'What you enter there. We receive the name, message and amount that you give',
      region: 'As its own notice says',
    },
  } satisfies Record<RecipientId, RecipientMessages>,
  rightsTable: {
    caption: 'Rights and how to use them',
    right: 'You want to',
    how: 'How you do it today',
    law: 'DPDP Act 2023',
    section: 'section {section}',
  },
  rights: {
    access: {
      right: 'See what is stored, and who has received it',
      how: '“View data” in your account shows all and gives it to you as a file. Of a file that you attached to an enquiry, it gives the name',
    },
    correction: {
      right: 'Correct, complete or update it',
      how: 'Change name and picture in your account, anything else where it is listed, or write to us',
    },
    erasure: {
      right: 'Have it erased',
      how: 'Remove what you saved where it is listed. “Delete account” on your account page deletes all of it at once',
    },
    withdrawal: {
      right: 'Withdraw your consent',
      how: 'Delete the account, or write “I withdraw my consent”',
    },
    grievance: {
      right: 'Complain',
      how: 'Write to the grievance officer; see Grievances',
    },
    board: {
      right: 'Go to the Data Protection Board of India',
      how: 'After you have complained to us: online, on the Board’s own site',
    },
    nomination: {
      right: 'Name someone who acts for you after death or incapacity',
      how: 'Write to us with the name and e-mail address of that person',
    },
  } satisfies Record<RightId, RightMessages>,
  changeLog: {
    '2026-11-30':
      'Says how a statement that you import is read, names four more acts after which this browser stores an entry, and says which calculators put figures in the address and which never send them. Of an account that is being deleted, only its number is stored until all is gone, no longer its address and name. The table says when household answers and wall entries of this browser are sent to us, and that two of the cookies of a session stay for 30 days. It names the host of a session among those who see your answers, and your address among what a waiting list holds. The text size is that of all pages, and copies are stored of other public pages, too. No new purpose.',
    '2026-11-29':
      'The table names what is stored of your portfolio: sales, bonuses and dividends beside purchases, and the folio or account if you name one. No new purpose.',
    '2026-11-28':
      'The clause on cookies also names the entries that keep the draft of an enquiry and of a wall entry. The table says how long counts of speed are stored. No new purpose.',
    '2026-11-26':
      'Many searches or downloads in a minute are counted in the database as well, under the same keyed hash. Logging out also removes the last SIP from the browser. No new purpose.',
    '2026-11-24':
      'Adds sign-in with a Google account, which you may use in place of a password, and what is stored for it.',
    '2026-11-23':
      'Describes the files of enquiries and the entries on the wall more exactly; names the mail, video and payment services, the data sources and the region; adds the age statement at sign-up. No new purpose.',
    '2026-11-21': 'First version.',
  },
} as const;
