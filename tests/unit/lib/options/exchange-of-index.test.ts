import { indexLots } from '@/content/law/contract-lots';
import { expiryDays } from '@/content/law/expiry-days';
import { exchangeOf, underlyings } from '@/lib/options/domain/position/typed-strategy';

const indices = underlyings.filter((underlying) => underlying !== 'own');

test.each(indices)('%s is traded where its rules of expiry say', (index) => {
  const exchange = expiryDays[index].at(-1)?.value.exchange;
  expect([exchangeOf(index, 'nse'), exchangeOf(index, 'bse')]).toEqual([exchange, exchange]);
});

test('the fields offer each index that has a lot', () => {
  expect(indices).toEqual(Object.keys(indexLots));
});
