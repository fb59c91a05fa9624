import blackScholesPeer from 'black-scholes';
import impliedVolatilityPeer from 'implied-volatility';
import { processorRate } from './processor-rate.mjs';
import { median } from './table.mjs';

const shotMs = 200;
/** Only every nth option of the chain, since the peer computes a hundred powers for each probability. */
const thinning = 20;

/**
 * The npm packages black-scholes and implied-volatility on the same options, but without dividends, which they do not
 * know: how many a second, and how far they are from ours. Ours are round trips of each other to the last digits
 * (tests/unit/lib/options), so that a difference is the peer's. It prices without greeks, and looks for a volatility
 * until the price is right to the paisa.
 */
export function measurePeer(chain, { blackScholes }) {
  const cases = chain
    .filter((_, index) => index % thinning === 0)
    .map(({ terms, market: { spot, rate, volatility } }) => {
      const market = { spot, rate, volatility, dividendYield: 0 };
      return { terms, market, price: blackScholes(terms, market).price };
    });
  const priceOf = ({ terms: { right, strike, years }, market: { spot, rate, volatility } }) =>
    blackScholesPeer.blackScholes(spot, strike, years, volatility, rate, right);
  const volatilityOf = ({ terms: { right, strike, years }, market: { spot, rate }, price }) =>
    impliedVolatilityPeer.getImpliedVolatility(price, spot, strike, years, rate, right);
  const rateOf = (one) =>
    processorRate(() => cases.reduce((sum, each) => sum + one(each), 0), {
      count: cases.length,
      shotMs,
    });
  return [
    {
      name: 'price alone (black-scholes 1.1.0)',
      perSecond: rateOf(priceOf),
      errors: errorsOf(
        cases.map((each) => Math.abs(priceOf(each) - each.price)),
        'rupees',
      ),
    },
    {
      name: 'implied volatility to the paisa (implied-volatility 1.0.0)',
      perSecond: rateOf(volatilityOf),
      errors: errorsOf(
        cases.map((each) => 100 * Math.abs(volatilityOf(each) - each.market.volatility)),
        'percentage points',
      ),
    },
  ];
}

function errorsOf(errors, unit) {
  const [middle, max] = [median(errors), Math.max(...errors)].map((error) =>
    error.toExponential(1),
  );
  return `off by ${middle} ${unit} (median), ${max} at most`;
}
