import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * For `node --import`: a process whose clock can be moved from outside, so that a test need not wait for hours. The
 * file CLOCK_FILE holds by how many milliseconds. Timers run as ever; what counts ages goes by the moved clock. What was read
 * is written to a file of this process beside it, for which the test waits.
 */
const file = process.env.CLOCK_FILE;
let aheadMs = 0;
let noticed = '';
const look = () => {
  try {
    const text = readFileSync(file, 'utf8');
    // Empty while it is being written.
    if (text === '' || text === noticed) return;
    aheadMs = Number(text) || 0;
    if (isMainThread) writeFileSync(`${file}-${process.pid}`, text);
    noticed = text;
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
