import { amfiDate, dayOfAmfiDate } from './days.mjs';

/**
 * What providers do to their formats while they go on answering, each seen in real answers or announced by the
 * provider: single rows in doubt, and columns and words that did not exist before. What is not of the format that a
 * fault speaks of stays as it is.
 */
const isNavList = (text) => text.includes('\nScheme Code;');
const isHistory = (text) => text.startsWith('{"meta":{"fund_house"');
const isJson = (text) => /^[[{]/.test(text);

/** One row of this many; fewer than a tenth, which would be another format. */
const everyRows = 20;
/** No run of days without trading is so long. */
const daysAhead = 20;

/** The rows of AMFI's list, with some of them changed. */
function inNavRows(text, change) {
  let row = 0;
  return text
    .split('\r\n')
    .map((line) => (/^\d+;/.test(line) && row++ % everyRows === 0 ? change(line) : line))
    .join('\r\n');
}

export const formatFaults = {
  // As before a long weekend, but for schemes of every kind and further than the next day of trading.
  'dated-ahead': (text) =>
    isNavList(text)
      ? inNavRows(text, (line) => {
          const fields = line.split(';');
          const day = dayOfAmfiDate(fields.pop());
          return [...fields, amfiDate(day + daysAhead)].join(';');
        })
      : text,
  'one-nav-missing': (text) => {
    if (isHistory(text)) return text.replace(/"nav":"[\d.]+"/, '"nav":"N.A."');
    if (isNavList(text)) return text.replace(/;[\d.]+;(\d\d-)/, ';N.A.;$1');
    return text.replace(/\[(\d{13}),[\d.e+-]+\]/, '[$1,null]');
  },
  // As mfapi.in answers a code that it does not know: status 200.
  'unknown-scheme': (text) =>
    isHistory(text)
      ? '{"meta":{"scheme_code":0,"scheme_name":""},"data":[],"status":"SUCCESS"}'
      : text,
  'new-column': (text) => {
    if (isNavList(text)) return text.replace(/^(Scheme Code;.*|\d+;.*)$/gm, addColumn);
    if (isJson(text)) return text.replaceAll('{"id":', '{"sample_new_field":1,"id":');
    return text.replaceAll('<item>', '<item><sampleNewField>1</sampleNewField>');
  },
  'new-category-word': (text) =>
    isNavList(text)
      ? text.replace(/^(Open Ended Schemes\().*\)/m, '$1Sample Scheme - New Kind)')
      : text.replaceAll('"Sample Payments"', '"Sample Remittances"'),
};

/** Before the line's end, which may be of Windows. */
function addColumn(line) {
  const [own] = line.split('\r', 1);
  const added = own.startsWith('Scheme Code') ? 'Sample New Column' : '1';
  return `${own};${added}${line.slice(own.length)}`;
}
