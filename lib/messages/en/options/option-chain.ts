export const optionChain = {
  title: 'Option chain',
  intro:
    'Exchange prices cannot be shown here without a licence. Load a chain yourself: it is read in this browser and sent nowhere.',
  source: {
    label: 'Source of prices',
    sample: { label: 'Fictional sample', hint: 'To try it out' },
    file: { label: 'Your file', hint: 'A file or pasted text' },
    typed: { label: 'Typed premiums', hint: 'A few strikes' },
  },
  expiry: 'Expiry',
  expiryFromFile: 'Expiry set to {date}, from the file name.',
  lotFromFile: 'Lot of this expiry in the file: {units} units.',
  noneForExpiry:
    'No chain was read for {date}. If a file or text names no expiry, it is read for the expiry chosen above.',
  noUnderlying:
    'The text or file name does not name an underlying. It is read as a chain of {underlying}, the underlying of your position.',
  otherUnderlying:
    'This chain is on {symbol}, your position is on {position}. A payoff has one underlying, so these options cannot be added. First choose {symbol} as the underlying of the position, or “Stock or other” if it is not in the list.',
  otherStock:
    'This chain is on {symbol}, and your position has legs of {position}. A payoff has one underlying, so these options cannot be added. To start a position on {symbol}, first remove all legs.',
  csvSource: {
    sample:
      'Sample data, fictional: premiums generated around spot {spot} on {date}, expiry {expiry}',
    file: 'Implied volatility by Arthayatra from your file or text: {underlying}, expiry {expiry}, prices of {date}, spot {spot}',
    typed:
      'Implied volatility by Arthayatra from premiums that you typed: {underlying}, expiry {expiry}, {date}, spot {spot}',
  },
  isOver: 'This expiry has passed, so its prices give no volatility.',
  noTimeLeft: 'No time is left until this expiry, so its prices give no volatility.',
  sampleLabel: 'Sample data, fictional',
  sampleNote: 'A model generated these prices around the spot above. No exchange quoted them.',
  file: {
    label: 'Option chain or F&O bhavcopy',
    hint: 'From nseindia.com, Option Chain, Download (.csv), or its JSON; an NSE or BSE F&O bhavcopy (.zip or .csv); India VIX history. At most 32 MB.',
    labels: {
      choose: 'Choose the file or drop it here',
      remove: 'Remove the file',
      wrongType: 'Choose a .csv, .zip, .json or .txt file.',
      tooLarge: 'The file is larger than 32 MB.',
    },
    pasteLabel: 'Or paste it',
    pasteHint: 'The text of the file, or a table with the columns strike, call and put.',
    read: 'Read the text',
    reading: 'Reading…',
    tooLong: 'This text is longer than 2 MB. One expiry is enough.',
    notLoaded: 'The file reader could not be loaded. Check your connection and try again.',
    problems: {
      empty: 'The file or text is empty.',
      'no-header':
        'No header found. One line must name the column STRIKE and prices such as LTP, BID and ASK, or CALL and PUT.',
      'no-rows': 'No line could be read. Each is listed below with its problem.',
    },
    done: { one: 'One strike was read.', other: '{count} strikes were read.' },
    doneWithBad: {
      one: '{done} 1 line was not.',
      other: '{done} {count} lines were not.',
    },
    badStrikes: {
      one: 'One row of the file was not read.',
      other: '{count} rows of the file were not read.',
    },
    expiries: { one: '1 expiry', other: '{count} expiries' },
    doneExpiries: {
      one: 'One strike of {expiries} was read.',
      other: '{count} strikes of {expiries} were read.',
    },
    otherKind:
      'This file holds no options. Screen shares with it in Stock Picks, under Your own file.',
    underlying: 'Underlying',
    dayOf:
      '{exchange} F&O bhavcopy of {date}. Open interest and volume are in units; lots and expiries are those of the file.',
    jsonOf: 'NSE option chain of {date}. Open interest is in contracts.',
    vix: 'India VIX {percent} on {date}. Of {days} days in the file: lowest {low}, highest {high}.',
    vixRank: '{share} of these days closed lower.',
    useVix: 'Use {percent} as the volatility',
    bad: {
      title: 'Lines that were not read ({count})',
      caption: 'Lines that were not read',
      line: 'Line',
      problem: 'Problem',
      text: 'Text of the line',
      problems: {
        'no-strike': 'No strike above zero',
        'not-a-number': '{column} is not a number',
        negative: '{column} is below zero',
        'too-few-cells': 'It ends before the strike',
        'duplicate-strike': 'Repeated strike',
        'too-many-rows': 'More than 2,000 strikes',
      },
    },
  },
  surface: {
    title: 'IV by strike and expiry',
    caption: 'Implied volatility by strike and expiry',
    strike: 'Strike',
    oneExpiry:
      'Read the chains of two or more expiries, one after the other, to compare them here. For one expiry, see the smile.',
    note: 'Quotes only, without interpolation. IV rank compares today with the past and needs a price history, which no free licence covers.',
  },
  typed: {
    caption: 'Premiums that you type',
    strike: 'Strike',
    call: 'Call premium',
    put: 'Put premium',
    strikeOf: 'Strike of row {row}',
    callOf: 'Call premium of row {row}',
    putOf: 'Put premium of row {row}',
    add: 'Add a row',
    show: 'Show the chain',
    problems: {
      'not-a-number': 'Enter an amount above zero: {fields}.',
      'duplicate-strike': 'Same strike twice: {fields}.',
      empty: 'Enter at least one premium beside its strike.',
    },
  },
  spotRead: {
    fileSentence:
      'The file gives {spot} for the underlying; the spot set here is {set}. IV is calculated at {spot}.',
    sentence: 'By put-call parity, this chain fits a spot near {spot}; the spot set here is {set}.',
    use: 'Use {spot} as the spot',
    used: 'The spot is set to {spot}.',
  },
  table: {
    caption: 'Option chain for {date}',
    sampleCaption: 'Sample data, fictional: option chain for {date}',
    calls: 'Calls',
    puts: 'Puts',
    strike: 'Strike',
    volatility: 'IV',
    volatilityNote:
      'IV is calculated from the out-of-the-money option, or from the other side if it has no price.',
    price:
      'Buy uses the ask and Sell the bid if quoted, otherwise the last trade. Shaded options are in the money.',
    openInterest: 'OI',
    openInterestChange: 'OI change',
    volume: 'Volume',
    bidAsk: 'Bid / ask',
    last: 'Last',
    settlement: 'settlement',
    settlementNote:
      'Settlement: the option did not trade on the day, so the price is the one that the exchange calculated. IV from it is an estimate.',
    trade: 'Add a leg',
    buy: 'Buy',
    sell: 'Sell',
    buyNamed: { call: 'Buy call {strike}', put: 'Buy put {strike}' },
    sellNamed: { call: 'Sell call {strike}', put: 'Sell put {strike}' },
    added: {
      buy: {
        call: 'Added: buy call {strike} at {price}.',
        put: 'Added: buy put {strike} at {price}.',
      },
      sell: {
        call: 'Added: sell call {strike} at {price}.',
        put: 'Added: sell put {strike} at {price}.',
      },
    },
    atMoney: 'nearest to spot',
    all: 'Show all {count} strikes',
    fewer: 'Show strikes near the spot',
    allColumns: 'Show quotes, volume and open interest',
    fewerColumns: 'Show prices only',
    liquidity: {
      'no-price': 'no price',
      'no-bid': 'one side only',
      'wide-spread': 'wide spread, {percent}',
      'no-volume': 'no trades that day',
      'no-open-interest': 'no open interest',
    },
    liquidityTitle: '{count} of {all} options are hard to trade at these prices.',
    liquidityNote:
      'A wide spread is over 5% of the mid price and more than 15 paise (our threshold). The price of such an option is not reliable.',
    noVolatility: {
      expired: 'expired',
      'no-price': 'no price',
      'below-intrinsic': 'below exercise value',
      'no-time-value': 'no time value',
      'above-bound': 'above the highest possible value',
    },
  },
  figures: {
    title: 'Chain summary',
    putCallRatio: 'Put-call ratio by open interest',
    putCallVolume: 'By volume: {ratio}',
    putCallNote:
      'Open puts divided by open calls. It does not show who bought or sold, so it does not measure sentiment.',
    maxPain: 'Max pain',
    maxPainNote:
      'The price at which all open options together have the lowest value at expiry. It moves daily, and prices need not end there.',
    known:
      'Open interest is known for {count} of {all} options. The figures by open interest count only these.',
    walls: 'Most open interest',
    wallValues: 'Calls {call}, puts {put}',
    wallsNote:
      'Often called resistance and support. Open interest counts open positions; it is not a barrier.',
  },
  smile: {
    title: 'IV smile',
    sentence:
      'Implied volatility by strike: {low} at the lowest, at {lowStrike}; {high} at the highest, at {highStrike}.',
    none: 'Fewer than two strikes have a volatility, so there is no smile to draw.',
    note: 'The smile shows what options cost at each strike, not how far the price will move. IV rank needs a year of history, which a single chain does not have.',
    strike: 'Strike',
    volatility: 'Implied volatility',
    from: 'Based on',
    fromCall: 'call',
    fromPut: 'put',
    spot: 'Spot {spot}',
  },
} as const;
