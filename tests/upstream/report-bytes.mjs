import { fundWaveOn, marketWaveOn, navOfWaves, oddNavs } from './twenty-years.mjs';

const blockBytes = 4 * 1024 * 1024;
/** No row is longer. */
const spareBytes = 1_024;

const starts = { old: new Map(), new: new Map() };
const lines = new Map();

/**
 * Writes a history report as bytes: what a scheme has on every day is copied, since a month has 300,000 rows and the
 * job's speed is measured against it.
 * @param format 'old' until August 2026, whose rows give the NAV three times
 */
export function createReportBytes(format) {
  const blocks = [];
  let block = Buffer.allocUnsafe(blockBytes);
  let at = 0;
  let day = 0;
  let dateEnd = Buffer.alloc(0);
  let marketWave = 0;
  const fundWaves = new Map();

  function ensureSpace() {
    if (at + spareBytes <= block.length) return;
    blocks.push(block.subarray(0, at));
    block = Buffer.allocUnsafe(blockBytes);
    at = 0;
  }

  function addBytes(bytes) {
    block.set(bytes, at);
    at += bytes.length;
  }

  function waveOf(scheme) {
    let wave = fundWaves.get(scheme.fundIndex);
    if (wave === undefined) fundWaves.set(scheme.fundIndex, (wave = fundWaveOn(scheme, day)));
    return wave;
  }

  /** With four decimals. */
  function addNav(nav) {
    let units = Math.round(nav * 10_000);
    let digits = 5;
    for (let left = units / 100_000; left >= 1; left /= 10) digits += 1;
    for (let place = at + digits; place >= at; place -= 1) {
      if (place === at + digits - 4) {
        block[place] = 46;
        continue;
      }
      const next = Math.floor(units / 10);
      block[place] = 48 + units - next * 10;
      units = next;
    }
    at += digits + 1;
  }

  function addOneRow(start, nav, text) {
    ensureSpace();
    addBytes(start);
    for (let times = format === 'old' ? 3 : 1; times > 0; times -= 1) {
      if (text === null) addNav(nav);
      else at += block.write(text, at, 'latin1');
      block[at] = 59;
      at += 1;
    }
    addBytes(dateEnd);
  }

  return {
    addLine(text) {
      ensureSpace();
      let bytes = lines.get(text);
      if (!bytes) lines.set(text, (bytes = Buffer.from(`${text}\r\n`)));
      addBytes(bytes);
    },
    beginDay(next, dateText) {
      day = next;
      dateEnd = Buffer.from(`${dateText}\r\n`);
      marketWave = marketWaveOn(day);
      fundWaves.clear();
    },
    /** @param startOf makes the row up to its NAV, the first time */
    addRow(scheme, startOf) {
      let start = starts[format].get(scheme.code);
      if (!start) starts[format].set(scheme.code, (start = Buffer.from(startOf())));
      const nav = navOfWaves(scheme, day, marketWave, waveOf(scheme));
      const odd = oddNavs(scheme, day);
      if (!odd) addOneRow(start, nav, null);
      else for (const text of odd) addOneRow(start, nav, text);
    },
    finish() {
      blocks.push(block.subarray(0, at));
      return Buffer.concat(blocks);
    },
  };
}
