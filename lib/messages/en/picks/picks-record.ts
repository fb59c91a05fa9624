/** The universe that the lists of the record were picked from. */
export const recordUniverses = {
  sample: 'Sample companies and figures',
  imported: 'Companies from their own filings',
} as const;

/** The public page of the record's newest fingerprint. It names no company and no screen: those are for members. */
export const picksRecord = {
  description:
    'The newest fingerprint of the record of our stock screens, so that anyone can check whether an old list was changed.',
  lead: 'Every list of our stock screens is recorded with its date, including those that lost money. This is the newest fingerprint of that record. Save it to check the record later.',
  newest: 'Newest fingerprint',
  universes: recordUniverses,
  sample: 'Sample data: these screens run on generated companies under fictional names.',
  facts: {
    lists: 'Lists on record',
    ranOn: 'Date of the newest list',
    universe: 'Universe of that list',
    hash: 'Fingerprint (SHA-256)',
  },
  none: 'No list is on record yet',
  noneWhy: 'The first fingerprint appears here after the first run of the screens.',
  unavailable: 'The record is unavailable right now. Nothing is lost. Try again in a minute.',
  how: {
    title: 'How to check the record',
    text: [
      'Each list is written once and carries the fingerprint of the list before it. Changing, removing or adding an old list changes every fingerprint after it, including the one on this page.',
      'Save the number of the newest list and its fingerprint. Later, look up that number in the record: the same fingerprint means that no list up to it was changed. A missing number means that the end of the record was cut off.',
      'A fingerprint is the SHA-256 of the canonical JSON (RFC 8785) of three fields: the number of the list, the fingerprint before it, and the list itself.',
    ],
    link: 'Open the stock screens (sign-in required)',
  },
} as const;
