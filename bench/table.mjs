/** Rows of text in columns; the first column to the left, the others, figures, to the right. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('  '),
    )
    .join('\n');
}

export const inKib = (bytes) => (bytes / 1024).toFixed(1);

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** By the nearest rank: the least of the values that so many percent of them do not exceed. */
export const percentile = (values, percent) =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1];

export const verdict = (isMet) => (isMet ? 'ok' : 'OVER');
