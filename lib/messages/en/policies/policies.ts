/** Sentences of both policies: frame and grievance contact. */
export const policies = {
  version: 'Version {version}, in force from {date}',
  contents: 'On this page',
  inShort: 'In short',
  printNote:
    'To save a copy, print this page or save it as a PDF; menus are not printed. Each clause has its own link.',
  readAlso: 'Read also:',
  contact: {
    officer: 'Grievance officer',
    email: 'E-mail',
    address: 'Postal address',
    acknowledgement: 'Acknowledgement',
    acknowledgementTime: 'within {hours} hours, with a ticket number',
    answer: 'Full answer',
    answerTime: 'within {days} days of receipt',
  },
  seller: {
    name: 'Legal name',
    address: 'Address',
    gstin: 'GSTIN',
    notRegistered: 'Not registered for GST; no GST is charged',
    none: 'No seller is named in the settings of this site. Until one is named, no price is shown and nothing is sold.',
  },
  changes: {
    caption: 'Change log',
    date: 'In force from',
    change: 'What changed',
  },
} as const;
