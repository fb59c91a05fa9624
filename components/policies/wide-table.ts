/** Tables of sentences: on a narrow screen they keep readable columns and scroll; on paper they fit. */
export const wideTable =
  '[&_table]:min-w-[52rem] [&_td]:align-top [&_th]:align-top [&_tr]:break-inside-avoid ' +
  'print:overflow-visible print:[&_table]:min-w-0';
