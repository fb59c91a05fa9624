const mebibyte = 2 ** 20;

/**
 * What one file may cost the reader's browser. A whole day of the derivatives segment is 7.6 MB and 41,000 rows; a
 * screen of every listed company is below 2 MB.
 */
export const fileLimits = {
  /** The size of the file as it is dropped; checked before a byte is read. */
  bytes: 32 * mebibyte,
  /** The size of everything in a zip or workbook that is read, after decompression. */
  inflatedBytes: 96 * mebibyte,
  /** The entries in a zip's table of contents. */
  zipEntries: 500,
  rows: 150_000,
  /** Then the reading is ended. */
  ms: 60_000,
  columns: 400,
  /** Characters of a cell that are looked at. */
  cell: 200,
  /** Problems of rows that are listed; all are counted. */
  listedProblems: 50,
} as const;
