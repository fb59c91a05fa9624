import fc from 'fast-check';
import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { changePercent } from '@/lib/cashflow/statistics';
import { formatDollars, formatShortDollars } from '@/lib/crypto/domain/format-price';
import { groupTyped } from '@/lib/money/group-typed';
import { rupeesInWords } from '@/lib/money/in-words';
import { formatFixedLakhCrore, formatLakhCrore, formatShortRupees } from '@/lib/money/lakh-crore';
import { parseGroupedNumber, parseNumber, parseRupees } from '@/lib/money/parse';
import {
  formatFixed,
  formatFixedRupees,
  formatNumber,
  formatPercent,
  formatRupees,
  groupDigits,
} from '@/lib/money/rupees';
import { formatSignedPercent, formatSignedRupees } from '@/lib/money/signed';
import { nameOfMonth, parseMonth } from '@/lib/sip/domain/inputs/month-text';
import { plainSpaces } from '@/tests/factories/plain-spaces';

describe('change', () => {
  test.each([
    [100, 75, -25],
    [100, 100, 0],
    [0, 5, null],
    [-10, 5, null],
  ])('from %p to %p is %p percent', (from, to, percent) => {
    expect(changePercent(from, to)).toBe(percent);
  });

  test.each([
    [1_250, '+₹1,250'],
    [-80, '−₹80'],
    [0, '₹0'],
    [0.2, '₹0'],
    [null, '–'],
  ])('prints %p rupees as %s', (rupees, text) => {
    expect(formatSignedRupees(rupees)).toBe(text);
  });
});

test.each([
  [10.5, '₹10.50'],
  [-1_234.5, '−₹1,234.50'],
  [-0.001, '₹0.00'],
  [null, '–'],
  [Number.NaN, '–'],
])('prints %p with two places as %s', (rupees, text) => {
  expect(formatFixedRupees(rupees, 2)).toBe(text);
});

describe('dollars', () => {
  it.each([
    [1_234_567.891, 2, '$1,234,567.89'],
    [-1500, 0, '−$1,500'],
    [-0.4, 0, '$0'],
    [null, 2, '–'],
    [Infinity, 2, '–'],
  ])('prints %s with %s places as %s', (dollars, decimals, text) => {
    expect(formatDollars(dollars, decimals)).toBe(text);
  });

  it.each([
    [994_000, '$994,000'],
    [999_999, '$1 mn'],
    [1_500_000, '$1.5 mn'],
    [999_999_999, '$1 bn'],
    [2_345_000_000_000, '$2.35 tn'],
    [-2e9, '−$2 bn'],
    [null, '–'],
    [Infinity, '–'],
    [Number.NaN, '–'],
  ])('prints %s in short as %s', (dollars, short) => {
    expect(plainSpaces(formatShortDollars(dollars))).toBe(short);
  });
});

describe('hindi figures', () => {
  test.each([
    [99_91_479, '₹99.91 लाख'],
    [1_00_00_000, '₹1 करोड़'],
    [1e12, '₹1 लाख करोड़'],
    [null, '–'],
  ])('%p rupees are %s', (rupees, text) => {
    expect(plainSpaces(formatLakhCrore(rupees, 'hi'))).toBe(text);
  });

  test.each([
    [1, 'एक रुपया'],
    [10_000, 'दस हज़ार रुपये'],
    [12_50_000, 'बारह लाख पचास हज़ार रुपये'],
    [99_91_479, 'निन्यानवे लाख इक्यानवे हज़ार चार सौ उन्यासी रुपये'],
    [-45, 'माइनस पैंतालीस रुपये'],
  ])('%p in words is %s', (rupees, words) => {
    expect(rupeesInWords(rupees, 'hi')).toBe(words);
  });

  test('every number below a hundred has a word of its own', () => {
    const words = Array.from({ length: 100 }, (_, value) => rupeesInWords(value + 100, 'hi'));
    expect(new Set(words).size).toBe(100);
  });

  /** In the spelling of Intl, but for October. */
  test('a day is written as Intl writes it, and a month that is written in Hindi is read in Hindi', () => {
    const long = new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'UTC' });
    const today: IsoDate = '2026-01-05';
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, '0')}-21` as IsoDate;
      const expected = long.format(new Date(`${day}T00:00:00Z`)).replace('अक्तूबर', 'अक्टूबर');
      expect(formatDate(day, 'hi')).toBe(expected);
      const text = nameOfMonth(month, today, 'hi');
      expect(parseMonth(text, today)).toEqual({ ok: true, value: month });
    }
  });
});

describe('in words', () => {
  test.each([
    [0, 'Zero rupees'],
    [1, 'One rupee'],
    [21, 'Twenty-one rupees'],
    [10_000, 'Ten thousand rupees'],
    [1_250_000, 'Twelve lakh fifty thousand rupees'],
    [19_888_715, 'One crore ninety-eight lakh eighty-eight thousand seven hundred fifteen rupees'],
    [1_000_000_000_000, 'One lakh crore rupees'],
    [-500, 'Minus five hundred rupees'],
  ])('%p is %s', (value, words) => {
    expect(rupeesInWords(value)).toBe(words);
  });

  test('what is not known or too large to be exact has no words', () => {
    expect(rupeesInWords(null)).toBeNull();
    expect(rupeesInWords(1e17)).toBeNull();
  });
});

describe('rupees', () => {
  test.each([
    [0, '₹0'],
    [999, '₹999'],
    [9_991_479, '₹99,91,479'],
    [-1250.4, '−₹1,250'],
    [-0.2, '₹0'],
    [null, '–'],
    [NaN, '–'],
  ])('%p rupees print as %s', (value, text) => {
    expect(formatRupees(value)).toBe(text);
  });

  test('grouping agrees with the en-IN locale for every safe whole number', () => {
    const locale = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(groupDigits(String(value))).toBe(locale.format(value));
      }),
    );
  });

  test.each([
    [12.5, '12.5%'],
    [8.125, '8.13%'],
    [-3.5, '−3.5%'],
    [null, '–'],
  ])('%p percent prints as %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });

  test.each([
    [99_999, '₹99,999'],
    [99_999.6, '₹1,00,000'],
    [100_000, '₹1 lakh'],
    [9_991_479, '₹99.91 lakh'],
    [9_999_999, '₹1 crore'],
    [19_888_715, '₹1.99 crore'],
    [1_250_000_000_000, '₹1.25 lakh crore'],
    [-9_991_479, '−₹99.91 lakh'],
    [null, '–'],
  ])('%p rupees are spoken of as %s', (value, text) => {
    expect(plainSpaces(formatLakhCrore(value))).toBe(text);
  });

  test.each([
    [770_000, '₹7.70 lakh'],
    [-12_500_000, '−₹1.25 crore'],
    [10_000_000, '₹1.00 crore'],
    [62_030, '₹62,030'],
    [null, '–'],
  ])('in a column %s rupees has two places: %s', (value, text) => {
    expect(plainSpaces(formatFixedLakhCrore(value))).toBe(text);
  });

  test.each([
    [5000, 'en', '₹5,000'],
    [5_000_000, 'en', '₹50 L'],
    [15_000_000, 'en', '₹1.5 cr'],
    [15_000_000, 'hi', '₹1.5 करोड़'],
  ] as const)('on an axis %p rupees are, in %s, %s', (rupees, language, text) => {
    expect(plainSpaces(formatShortRupees(rupees, language))).toBe(text);
  });
});

test('no amount breaks before or within its unit', () => {
  const inWords = '₹1.25\u00a0lakh\u00a0crore';
  expect([formatLakhCrore(1.25e12), formatFixedLakhCrore(1.25e12)]).toEqual([inWords, inWords]);
  expect(formatShortRupees(1.25e12)).toBe('₹1.25\u00a0L\u00a0cr');
});

test.each([
  [1.2, '+1.20%'],
  [-0.345, '−0.35%'],
  [0.001, '0.00%'],
  [-0.001, '0.00%'],
  [12_345.678, '+12,345.68%'],
  [null, '–'],
])('a change of %s percent prints as %s', (percent, text) => {
  expect(formatSignedPercent(percent)).toBe(text);
});

test.each([
  ['₹12,50,000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['12,5000', 125_000],
  ['12.5L', 1_250_000],
  ['12.5 lakhs', 1_250_000],
  ['1.2 cr', 12_000_000],
  ['1.2Cr.', 12_000_000],
  ['1 crore 20 lakh', 12_000_000],
  ['12 lakh 50 thousand', 1_250_000],
  ['5k', 5000],
  ['Rs. 5,000/-', 5000],
  ['5000 rupees', 5000],
  ['  10 000 ', 10_000],
  ['१२०००', 12_000],
  ['12.5 लाख', 1_250_000],
  ['१.२ करोड़', 12_000_000],
  ['1 करोड़ 20 लाख', 12_000_000],
  ['5 हज़ार', 5000],
  ['５０００', 5000],
  ['500.50', 500.5],
  ['.5L', 50_000],
  ['-500', -500],
  ['−500', -500],
  ['5 लाख रुपये', 500_000],
  ['५ लाख रुपए', 500_000],
  ['1 करोड़ 20 लाख रुपये मात्र', 12_000_000],
  ['रु॰ 5,000', 5000],
  ['रु. 5,000/-', 5000],
  ['5000 रु', 5000],
  ['रुपये 2.5 लाख', 250_000],
  ['1 रुपया', 1],
  ['₹5 lakh', 500_000],
  ['rs 5,00,000', 500_000],
  ['5 lakh rupees', 500_000],
  ['5 lakh rs.', 500_000],
  ['Rupees 5 lakh only', 500_000],
  ['-₹5 lakh', -500_000],
  ['2 karod 50 hazar', 20_050_000],
  ['1.15 lakh', 115_000],
  // As Windows, chats and PDF files hand it over: marks of direction, a space without width, a soft hyphen.
  ['\u202A₹12,500\u202C', 12_500],
  ['\u200E\u200F500\u200B', 500],
  ['\uFEFF5\u00AD0 lakh', 5_000_000],
])('%j is %d rupees', (text, value) => {
  expect(parseRupees(text)).toEqual({ ok: true, value });
});

test.each([
  [1000, 'k thousand thousands hazar hazaar hajar हजार हज़ार'],
  [100_000, 'l lac lacs lakh lakhs laakh लाख'],
  [10_000_000, 'cr crs crore crores karod karor करोड करोड़'],
])('%d has each of the spellings %s', (value, spellings) => {
  for (const unit of spellings.split(' ')) {
    expect([unit, parseRupees(`1 ${unit}`)]).toEqual([unit, { ok: true, value }]);
  }
});

test.each([
  'abc',
  '12x',
  '1.2.3',
  '₹',
  '12 thousand 50 lakh',
  '5 5L 3L',
  '5L 5',
  '--5',
  '1e5',
  '0x10',
  'Infinity',
  '5 constructor',
  '५ लाखों',
  'रुपये',
  'लाख रुपये',
  '5 रुपये 3',
  'only',
  // A decimal comma, as in other countries: it would be read as 1.23456.
  '1.234,56',
  '₹1.234, 56',
  // Turned around on the screen, where it reads 21.
  '\u202E12',
])('%j is no amount', (text) => {
  expect(parseRupees(text)).toEqual({ ok: false, problem: 'not-a-number' });
});

test.each([
  [1.005, 2, '1.01', '1.01'],
  [-1.005, 2, '−1.01', '−1.01'],
  [2.675, 2, '2.68', '2.68'],
  [1.0049, 2, '1', '1.00'],
  [0.1 + 0.2, 2, '0.3', '0.30'],
  [0.5, 0, '1', '1'],
  [0.004, 2, '0', '0.00'],
  [1e-7, 2, '0', '0.00'],
  [1.45, 1, '1.5', '1.5'],
  [9_99_99_999.995, 2, '10,00,00,000', '10,00,00,000.00'],
  [12_34_56_78_90_12_345, 2, '12,34,56,78,90,12,345', '12,34,56,78,90,12,345.00'],
])(
  '%d with %d places is %s, and %s in a column: a half goes away from zero',
  (value, places, text, fixed) => {
    expect([formatNumber(value, places), formatFixed(value, places)]).toEqual([text, fixed]);
  },
);

test('every half of a paisa and of a hundredth of a lakh goes up', () => {
  const inRupees = (paise: number) => String(paise).padStart(3, '0').replace(/..$/, '.$&');
  // One comparison of all: twenty thousand of them take a second.
  const paise = Array.from({ length: 19_999 }, (_, place) => place + 1);
  const halves = paise.map((each) => formatFixed(Number(`${inRupees(each)}5`), 2));
  expect(halves).toEqual(paise.map((each) => inRupees(each + 1)));
  expect(plainSpaces(formatLakhCrore(1_00_500))).toBe('₹1.01 lakh');
  expect(plainSpaces(formatLakhCrore(1_01_500))).toBe('₹1.02 lakh');
  expect(plainSpaces(formatLakhCrore(99_99_500))).toBe('₹1 crore');
  expect(plainSpaces(formatLakhCrore(99_99_499))).toBe('₹99.99 lakh');
  expect(formatShortDollars(1_005_000)).toBe('$1.01\u00a0mn');
});

test('an empty field is missing, not wrong', () => {
  expect(parseRupees('  ')).toEqual({ ok: false, problem: 'missing' });
  expect(parseNumber('')).toEqual({ ok: false, problem: 'missing' });
});

test('what is printed can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(parseRupees(formatRupees(value))).toEqual({ ok: true, value });
    }),
  );
});

test('no text makes the reader throw or answer with what is no number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const read of [parseRupees(text), parseNumber(text)]) {
        expect(read.ok ? Number.isFinite(read.value) : read.problem).toBeTruthy();
      }
    }),
  );
});

test.each([
  ['12', 12],
  ['12.5%', 12.5],
  ['12 %', 12],
  ['-3', -3],
  ['१२', 12],
  ['\u200E12.5\u200F%', 12.5],
])('%j is the number %d', (text, value) => {
  expect(parseNumber(text)).toEqual({ ok: true, value });
});

test.each([
  ['1,00,000', 100_000],
  ['1,0', 10],
  ['-1,250.5', -1250.5],
  ['12%', 12],
])('%j is the grouped number %d', (text, value) => {
  expect(parseGroupedNumber(text)).toEqual({ ok: true, value });
});

test('a text of commas alone holds no number', () => {
  expect(parseGroupedNumber(',,')).toEqual({ ok: false, problem: 'missing' });
  expect(parseGroupedNumber('1,2L')).toEqual({ ok: false, problem: 'not-a-number' });
  expect(parseGroupedNumber('1.234,56')).toEqual({ ok: false, problem: 'not-a-number' });
});

test.each(['12L', '1,2', 'ten', '%', '1e3'])('%j is no plain number', (text) => {
  expect(parseNumber(text)).toEqual({ ok: false, problem: 'not-a-number' });
});

test.each([
  ['', ''],
  ['1000', '1,000'],
  ['12,50,0000', '1,25,00,000'],
  [',50,000', '50,000'],
  ['12,', '12'],
  ['1250.5', '1,250.5'],
  ['1250.', '1,250.'],
  ['₹12,50,000', '12,50,000'],
  ['Rs. 5000 ', '5,000'],
])('%j becomes %j while it is typed', (typed, grouped) => {
  expect(groupTyped(typed)).toBe(grouped);
});

test.each(['12.5L', '-500', '5000abc', ',', '₹', '1.2.3', '१२०००'])(
  '%j stays as it was typed',
  (typed) => {
    expect(groupTyped(typed)).toBe(typed);
  },
);

const typing = fc.string({
  unit: fc.constantFrom(...'0123456789,.₹ -RsLcrINk'),
  maxLength: 14,
});

test('grouping never changes what an amount means, and grouping twice is grouping once', () => {
  fc.assert(
    fc.property(typing, (typed) => {
      const grouped = groupTyped(typed);
      const meant = parseRupees(typed);
      expect(meant.ok ? parseRupees(grouped) : meant).toEqual(meant);
      expect(groupTyped(grouped)).toBe(grouped);
      expect(grouped.replace(/\D/g, '')).toBe(typed.replace(/\D/g, ''));
    }),
  );
});
