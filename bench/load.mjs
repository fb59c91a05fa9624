import autocannon from 'autocannon';

/**
 * Many requests at once. @param onAnswer gets the milliseconds of each answer.
 * @throws where an answer has an error or a status that is no 2xx
 */
export async function load(options, onAnswer = () => {}) {
  const result = await new Promise((resolve, reject) => {
    const shot = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    shot.on('response', (_client, _status, _bytes, ms) => onAnswer(ms));
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${options.url}: ${result.non2xx} bad answers, ${result.errors} errors.`);
  }
  return result;
}

/**
 * What `shoot` measures of two addresses in alternating pairs, after one pair for warming up: what disturbs one disturbs
 * the other, and the median of the ratios forgives a bad moment.
 */
export async function shootPairs(pairs, { own, other }, shoot) {
  const shots = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    shots.push({ own: await shoot(own), other: await shoot(other) });
  }
  return shots.slice(1);
}
