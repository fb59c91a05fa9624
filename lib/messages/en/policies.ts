/** What both policies share: their frame and the grievance contact. */
export const policies = {
  version: 'Version {version}, in force from {date}',
  contents: 'On this page',
  inShort: 'In short',
  printNote:
    'To keep a copy, print this page or save it as a PDF: the menus stay off the paper. Each clause has an address of its own.',
  readAlso: 'Read also:',
  none: '—',
  contact: {
    officer: 'Grievance officer',
    email: 'E-mail',
    address: 'Postal address',
    acknowledgement: 'You hear that it arrived',
    acknowledgementTime: 'within {hours} hours, with a ticket number',
    answer: 'You get a full answer',
    answerTime: 'within {days} days of its arrival',
  },
  seller: {
    name: 'Legal name',
    address: 'Address',
    gstin: 'GSTIN',
    notRegistered: 'Not registered for GST; no GST is charged',
    none: 'No seller is named in the settings of this site. Until one is, no price is shown and nothing is sold.',
  },
  changes: {
    caption: 'Change log',
    date: 'In force from',
    change: 'What changed',
  },
} as const;
