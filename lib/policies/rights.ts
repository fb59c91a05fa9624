/** What a person may ask for, with the section of the Digital Personal Data Protection Act 2023. */
export const rights = {
  access: 'section 11',
  correction: 'section 12',
  erasure: 'section 12',
  withdrawal: 'section 6(4)',
  grievance: 'section 13',
  board: 'section 13(3)',
  nomination: 'section 14',
} as const;

export type RightId = keyof typeof rights;

export type RightWords = { right: string; how: string };
