import { readTypedChain } from '@/lib/options/domain/chain/typed-chain';

test('rows with a premium, by rising strike; a row without one is left out', () => {
  const read = readTypedChain([
    { strike: '24,600', call: '80.5', put: '' },
    { strike: 'whatever', call: ' ', put: '' },
    { strike: '24500', call: '120', put: '₹98' },
  ]);
  expect(read).toMatchObject({
    ok: true,
    rows: [
      { strike: 24_500, call: { lastPriceRupees: 120 }, put: { lastPriceRupees: 98 } },
      { strike: 24_600, call: { lastPriceRupees: 80.5 }, put: { lastPriceRupees: null } },
    ],
  });
});

test.each([
  [[{ strike: '1', call: '', put: '' }], 'empty', []],
  [[{ strike: '', call: '1', put: '-2' }], 'not-a-number', ['0 strike', '0 put']],
  [
    [
      { strike: '100', call: '1', put: '' },
      { strike: '1,00', call: '', put: '2' },
    ],
    'duplicate-strike',
    ['1 strike'],
  ],
])('%j is refused: %s', (typed, problem, fields) => {
  const read = readTypedChain(typed);
  expect(read).toEqual({
    ok: false,
    problem,
    fields: fields.map((text) => ({ row: Number(text[0]), field: text.slice(2) })),
  });
});
