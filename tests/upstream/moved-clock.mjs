import { readFileSync } from 'node:fs';

/**
 * For `node --import`: a process whose clock can be moved from outside, so that a test need not wait for hours. The
 * file CLOCK_FILE holds by how many milliseconds. Timers run as ever; what counts ages goes by the moved clock.
 */
let aheadMs = 0;
const look = () => {
  try {
    aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) || 0;
  } catch {
    // no file, no move
  }
};
look();
setInterval(look, 50).unref();

const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const realPerformanceNow = performance.now.bind(performance);

class MovedDate extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(realNow() + aheadMs);
    else super(...values);
  }

  // As its own: Next copies what Date itself has, not what it inherits.
  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return realNow() + aheadMs;
  }
}
globalThis.Date = MovedDate;
performance.now = () => realPerformanceNow() + aheadMs;
