import fc from 'fast-check';
import { create } from 'qrcode';
import { qrSvg } from '@/lib/support/qr-svg';
import { isSupportAmount, supportBounds, upiLink } from '@/lib/support/upi-link';
import { readWallEntry, wallLimits } from '@/lib/support/wall-entry';
import { failure, success } from '@/lib/result';

describe('a payment', () => {
  const payee = { address: 'arthayatra@okbank', name: 'Arthayatra & Co' };

  test('the link says to whom, how much and what for, every value encoded', () => {
    expect(upiLink(payee, 51)).toBe(
      'upi://pay?pa=arthayatra@okbank&pn=Arthayatra%20%26%20Co&am=51.00&cu=INR&tn=Support%20for%20Arthayatra%20%26%20Co',
    );
  });

  test.each([0, -51, 50.5, 1_00_001, NaN, Infinity])('%p is no amount of support', (rupees) => {
    expect(isSupportAmount(rupees)).toBe(false);
    expect(() => upiLink(payee, rupees)).toThrow(RangeError);
  });

  test('any name stays one value: it adds no other payee or amount', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: supportBounds.min, max: supportBounds.max }),
        (name, rupees) => {
          const query = new URLSearchParams(upiLink({ ...payee, name }, rupees).split('?')[1]);
          expect([...query.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
          expect(query.get('pa')).toBe(payee.address);
          expect(query.get('pn')).toBe(name);
          expect(Number(query.get('am'))).toBe(rupees);
        },
      ),
      { numRuns: 200 },
    );
  });

  /** The modules that the picture draws, read back from its path. */
  function modulesOf(svg: string): { side: number; dark: Set<string> } {
    const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
    const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
    const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
    return { side, dark: new Set(dark) };
  }

  test('the picture holds every module of the code, four light ones around it, and no style', () => {
    const link = upiLink(payee, 501);
    const svg = qrSvg(link);
    const { side, dark } = modulesOf(svg);
    const { modules } = create(link, { errorCorrectionLevel: 'M' });
    expect(side).toBe(modules.size + 8);
    for (let y = 0; y < side; y++) {
      for (let x = 0; x < side; x++) {
        const [row, column] = [y - 4, x - 4];
        const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
        expect(dark.has(`${x} ${y}`)).toBe(isInside && Boolean(modules.get(row, column)));
      }
    }
    expect(svg).not.toMatch(/style|<script|href/);
  });
});

describe('an entry of the wall', () => {
  const typed = { name: 'Asha', message: 'Thank you', amount: '' };

  test.each([
    [{ name: '' }, { name: 'missing' }],
    [{ name: ' \u202E ' }, { name: 'missing' }],
    [{ name: '\u200B \u3164\u2800\u200D' }, { name: 'missing' }],
    [{ name: 'buy.now.c\u200Bom' }, { name: 'link' }],
    [{ message: 'see https:\u2060//evil' }, { message: 'link' }],
    [{ name: 'x'.repeat(41) }, { name: 'too-long' }],
    [{ name: 'buy.now.com' }, { name: 'link' }],
    [{ message: 'y'.repeat(141) }, { message: 'too-long' }],
    [{ message: 'see https://evil.example' }, { message: 'link' }],
    [{ message: 'see evil.in today' }, { message: 'link' }],
    [{ message: 'see EVIL.IN today' }, { message: 'link' }],
    [{ message: 'see evil.In' }, { message: 'link' }],
    [{ message: 'see Evil.In/now please' }, { message: 'link' }],
    [{ message: 'see buy.evil.In today' }, { message: 'link' }],
    [{ message: 'see www.evil.In today' }, { message: 'link' }],
    [{ message: 'Thanks.In India see evil.com' }, { message: 'link' }],
    [{ amount: 'lots' }, { amount: 'not-an-amount' }],
    [{ amount: '0' }, { amount: 'not-an-amount' }],
    [{ amount: '50.5' }, { amount: 'not-an-amount' }],
    [{ amount: '2 lakh' }, { amount: 'not-an-amount' }],
  ])('%j is refused as %j', (change, problem) => {
    expect(readWallEntry({ ...typed, ...change })).toEqual(failure(problem));
  });

  test.each(['Thanks.In India I learnt a lot', 'धन्यवाद.In short: thank you', 'Good.Thanks, all'])(
    'a missing space after a full stop makes no address: %s',
    (message) => {
      expect(readWallEntry({ ...typed, message })).toMatchObject({ value: { message } });
    },
  );

  test('an amount that is left out is null, others are read as forms of the site read them', () => {
    expect(readWallEntry(typed)).toEqual(
      success({ name: 'Asha', message: 'Thank you', amountRupees: null }),
    );
    expect(readWallEntry({ ...typed, amount: '₹1,001' })).toMatchObject({
      value: { amountRupees: 1001 },
    });
  });

  test('an entry that is taken fits the wall, and reading it again changes nothing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(text, text, (name, message) => {
        const read = readWallEntry({ name, message, amount: '' });
        if (!read.ok) return;
        expect([...read.value.name].length).toBeLessThanOrEqual(wallLimits.name);
        expect([...read.value.message].length).toBeLessThanOrEqual(wallLimits.message);
        expect(JSON.stringify(read.value)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
        expect(readWallEntry({ ...read.value, amount: '' })).toEqual(read);
      }),
    );
  });
});
