/** What the lists of the record were picked from. */
export const recordUniverses = {
  sample: 'Sample universe: invented companies, sample figures',
  imported: 'Imported universe: companies and prices from files of the NSE',
} as const;

/** The public page of the record's newest fingerprint. It names no company and no screen: those are for members. */
export const picksRecord = {
  description:
    'The newest fingerprint of the record of our stock screens, so that anybody can tell whether an old list was changed.',
  lead: 'Members see stock screens whose lists are put on record, dated, losers included. Here is the newest fingerprint of that record, for everybody to keep.',
  newest: 'Newest fingerprint',
  universes: recordUniverses,
  sample: 'Sample data: these screens run on generated companies under fictional names.',
  facts: {
    lists: 'Lists on record',
    ranOn: 'Newest list of',
    universe: 'Universe of that list',
    hash: 'Fingerprint (SHA-256)',
  },
  none: 'No list is on record yet',
  noneWhy: 'The first fingerprint appears here after the first run of the screens.',
  unavailable:
    'The record cannot be reached just now. Nothing is lost; please come back in a moment.',
  how: {
    title: 'What it is good for',
    text: [
      'Each list is written once and carries the fingerprint of the list before it. Changing, removing or adding an old list changes every fingerprint after it, and with it the one on this page.',
      'Save it: note the number and the fingerprint, or download the CSV of a screen of your own, which carries both. As long as the list of that number still has the fingerprint that you saved, nothing up to it was changed. A record that was merely cut off at its end shows too: your number is then missing.',
      'A fingerprint is the SHA-256 of the canonical JSON (RFC 8785) of three fields: the number of the list, the fingerprint before it, and the list itself.',
    ],
    link: 'To the stock screens (sign-in needed)',
  },
} as const;
