/** Statements that a reader imports: their kinds, their problems and the preview. */
export const statements = {
  field: {
    label: 'Statement or CSV file',
    hint: 'CAMS and KFintech account statement (PDF), a broker’s tradebook, or our CSV template. PDF, Excel, CSV or zip, up to 25 MB. Repeating an import adds no duplicates.',
    stays:
      'The file and its password stay in this browser. Only the transactions that you select are sent.',
    choose: 'Choose a file or drop it here',
    remove: 'Remove the file',
    wrongType: 'Choose a .pdf, .xlsx, .csv or .zip file.',
    tooLarge: 'This file is larger than 25 MB.',
    loading: 'Loading the statement reader…',
    notLoaded:
      'The statement reader could not be loaded. Check your connection and choose the file again.',
  },
  stages: {
    open: 'Opening the file',
    pages: 'Reading the pages',
    rows: 'Reading the transactions',
  },
  cancel: 'Cancel',
  cancelled: 'Reading was cancelled.',
  again: 'Read the file again',
  unreadable: 'The file could not be read from your device. Choose it again.',
  notLoaded:
    'The statement reader could not be loaded. Check your connection and choose the file again.',
  password: {
    label: 'Password of the PDF',
    hint: 'You chose it when you asked for the statement, or it is your PAN in capital letters. It is used in this browser only and not saved.',
    wrong: 'This is not the password of the PDF. Capital and small letters differ.',
    empty: 'Enter the password.',
    open: 'Open the PDF',
  },
  problems: {
    empty: 'The file is empty.',
    'too-large': 'The file is larger than 25 MB.',
    'web-page': 'This is a web page saved under another name. Download the file again.',
    damaged:
      'The file is damaged, incomplete, or a zip with a password. Download it again, or unpack the zip first.',
    'inflates-too-much': 'Unpacked, the file is too large: over 96 MB or half a million texts.',
    'too-many-entries': 'The zip holds more than 500 files, so it is not opened.',
    'no-table': 'The zip holds no PDF, Excel or CSV file.',
    'several-tables': 'The zip holds several files. Unpack it and choose one.',
    'unknown-kind':
      'This table is not supported: its columns are those of no statement in the list below. Copy the transactions into our CSV template instead.',
    'too-many-sheets':
      'The workbook has more than 30 sheets, and none of the first 30 is in the list below. Save the right sheet as a file of its own.',
    'missing-column': 'A required column is missing: {found}.',
    'too-many-rows': 'The file has more than 50,000 rows. Ask for a statement of fewer years.',
    'month-first':
      'The dates have the month before the day, such as 04/25/2024. Download the file again and choose it without saving it in Excel.',
    'no-rows': 'The file has no transactions. Ask for a longer period.',
    'locked-workbook':
      'This is an old Excel file (.xls) or a workbook with a password. Open it in Excel, save it as .xlsx without a password, and choose that file.',
    'password-needed': 'This PDF needs its password.',
    'password-wrong': 'This is not the password of the PDF. Capital and small letters differ.',
    'too-many-pages': 'The PDF has more than 400 pages. Ask for a statement of fewer years.',
    'too-slow':
      'Reading took more than a minute and was stopped. Ask for a statement of fewer years.',
    scanned:
      'This PDF holds pictures of pages and no text. Choose the original PDF from the e-mail, not a scan or a printed copy.',
    template: 'This is our CSV template. Save the file as CSV and choose it again.',
    holdings:
      'This file lists what you hold on a day, without the transactions behind it. Download the tradebook or order history instead.',
    'angel-one':
      'The trade book of Angel One has no symbols and no ISINs, and its company names are cut off, so it is not read. Copy the trades into our CSV template with the NSE symbols.',
    'cas-summary':
      'This is the summary of an account statement, without transactions. Ask CAMS or KFintech for the detailed statement.',
    mfcentral:
      'MFCentral statements have no running balance to check against. Ask CAMS or KFintech for the detailed account statement.',
    nsdl: 'An NSDL e-CAS covers one month and has no purchase prices. Use the CAMS and KFintech statement for funds and your broker’s tradebook for shares.',
    cdsl: 'A CDSL e-CAS covers one month and has no purchase prices. Use the CAMS and KFintech statement for funds and your broker’s tradebook for shares.',
    depository:
      'A demat transaction statement has no prices. Download your broker’s tradebook instead.',
    'contract-note':
      'Contract notes are not supported, since each broker prints its own. Download your broker’s tradebook instead.',
    'unknown-pdf':
      'This PDF is not a detailed account statement of CAMS or KFintech. Choose that statement, or a tradebook as Excel or CSV.',
  },
  sources: {
    cas: 'CAMS and KFintech account statement',
    cams: 'CAMS transactions',
    kfintech: 'KFintech transactions',
    zerodha: 'Zerodha Console tradebook',
    coin: 'Zerodha Coin tradebook',
    'groww-stocks': 'Groww stock orders',
    'groww-funds': 'Groww mutual fund orders',
    upstox: 'Upstox trade report',
    'icici-direct': 'ICICI Direct trades',
    kuvera: 'Kuvera transactions',
    wazirx: 'WazirX trades',
    coindcx: 'CoinDCX trades',
    binance: 'Binance trades',
  },
  preview: {
    found: {
      one: '{source}: 1 transaction found.',
      other: '{source}: {count} transactions found.',
    },
    skippedSheets: {
      one: 'The workbook has more than 30 sheets: the last one was not read. Save it as a file of its own and import that too.',
      other:
        'The workbook has more than 30 sheets: the last {count} were not read. Save them as files of their own and import those too.',
    },
    unreadSheets: {
      one: '1 sheet was not read, since its columns are not known: {names}. If it has transactions, the units may be wrong: enter those yourself.',
      other:
        '{count} sheets were not read, since their columns are not known: {names}. If they have transactions, the units may be wrong: enter those yourself.',
    },
    repeatedRows: {
      one: '1 row stands in two sheets and is counted once.',
      other: '{count} rows stand in two sheets and are counted once.',
    },
    cutLine:
      'The file ends in line {line} without a line break. If its download broke off, the last figure there is incomplete: compare it.',
    unclearDay: {
      label: '{text} in line {line} is {day}: the day is before the month',
      hint: 'No date in the file is after the 12th of its month, so the file does not show which comes first. If the month is first, download the file again and choose it without saving it in Excel.',
      first: 'Confirm the order of day and month first.',
    },
    period: 'Period: {from} to {to}.',
    legend: 'Select what to import',
    count: { one: '1 transaction on {from}', other: '{count} transactions, {from} to {to}' },
    oneDay: { one: '1 transaction on {from}', other: '{count} transactions on {from}' },
    none: 'No transactions to import',
    account: 'Folio {account}',
    units: '{units} units at the end',
    statedUnits: '{units} units at the end; the statement says {stated}',
    shares: 'Net quantity {units}',
    checked: {
      units: 'Units agree with the printed balances.',
      agreed: {
        one: '1 amount equals units × price within {within}, as far as the printed decimals tell.',
        other:
          '{count} amounts equal units × price within {within}, as far as the printed decimals tell.',
      },
      withLoad: {
        one: '1 amount differs by a usual entry or exit load.',
        other: '{count} amounts differ by a usual entry or exit load.',
      },
      withCharge: {
        one: '1 purchase cost ₹100 or ₹150 more, as with a distributor’s charge.',
        other: '{count} purchases cost ₹100 or ₹150 more, as with a distributor’s charge.',
      },
      unchecked: {
        one: '1 amount was not checked: no price is printed.',
        other: '{count} amounts were not checked: no price is printed.',
      },
      payouts: {
        one: '1 payout equals units × rate within {within}.',
        other: '{count} payouts equal units × rate within {within}.',
      },
      uncheckedPayouts: {
        one: '1 payout was not checked: no rate is printed.',
        other: '{count} payouts were not checked: no rate is printed.',
      },
      difference: '{day} by {rupees}',
    },
    andMore: '{count} more',
    checks: {
      'running-balance': 'A row does not lead to its printed balance.',
      'closing-balance': 'The transactions do not add up to the closing balance.',
      'no-closing-balance': 'The file ends before the closing balance.',
      amount: 'An amount differs from units × price, or a payout from units × rate: {differences}.',
      'unread-row': 'A row could not be read.',
    },
    gaps: {
      'opening-balance':
        'The statement begins with {units} units, so earlier purchases are missing. Ask for a statement from 01-01-1990.',
      segregation:
        'Units of a segregated portfolio are left out: their cost is a share of that of the scheme by net asset value (sections 49(2AG) and 49(2AH) of the Income-tax Act, 1961; 73 of the Act of 2025), which the statement does not print. Enter them yourself.',
      merger:
        'Units of a scheme merger are left out: the file does not show both schemes with all their purchases in one folio, with the same amount on one day. Enter the original purchases under the new scheme yourself.',
      transfer: 'Units were transferred or received as a gift. Enter them yourself.',
      reversal: 'A reversal has no matching row in this file. Ask for a longer period.',
      'no-amount': 'Units without an amount are left out. Enter them yourself.',
      'sold-first':
        'More was sold than bought in this file. Import the earlier files first, then select this one.',
      'wrong-day':
        'Transactions dated before 1950 or after today are left out. Check their dates in the file.',
      'too-large':
        'Transactions of more than ₹1 lakh crore or 1 lakh crore units are left out. Check their figures in the file.',
    },
    notes: {
      'by-name': 'No ISIN in the file: the fund is looked up by its name.',
      'broker-symbol':
        'The symbol {symbol} is the broker’s own and may differ from the exchange’s.',
      'other-rights':
        'Partly paid shares, or shares with other voting rights. The file has no later calls: add what you paid for them to the cost.',
    },
    mergers: {
      from: {
        one: '1 purchase of {name} is carried over from the merger of {day} with its date and cost: a merger of schemes of one fund house is no sale if both are equity-oriented or neither is (sections 47(xviii) and 49(2AD) of the Income-tax Act, 1961; 70(1) and 73 of the Act of 2025). Values before that day use the NAV of this scheme.',
        other:
          '{count} purchases of {name} are carried over from the merger of {day} with their dates and cost: a merger of schemes of one fund house is no sale if both are equity-oriented or neither is (sections 47(xviii) and 49(2AD) of the Income-tax Act, 1961; 70(1) and 73 of the Act of 2025). Values before that day use the NAV of this scheme.',
      },
      into: {
        one: 'Merged into {name} on {day}: 1 purchase is listed there. Import both. If you saved this fund’s transactions before the merger, remove them first, or they count twice.',
        other:
          'Merged into {name} on {day}: {count} purchases are listed there. Import both. If you saved this fund’s transactions before the merger, remove them first, or they count twice.',
      },
    },
    reversed: {
      one: 'A transaction of {days} was reversed later and is left out. If you saved it from an earlier statement, remove it, or it still counts.',
      other:
        'Transactions of {days} were reversed later and are left out. If you saved them from an earlier statement, remove them, or they still count.',
    },
    leftOutUnits: 'The units may be wrong, since rows are left out: {rows}.',
    leftOutLine: 'line {line} ({reason})',
    incomplete: 'Not selected, since it is incomplete. You can still select it.',
    charges: 'The file has no brokerage, STT or other charges; amounts are quantity times price.',
    notTransactions: 'Not counted as transactions: {list}.',
    kinds: {
      'stamp-duty': {
        one: '1 stamp duty row (added to its purchase)',
        other: '{count} stamp duty rows (added to their purchases)',
      },
      stt: { one: '1 STT row', other: '{count} STT rows' },
      tds: { one: '1 TDS row', other: '{count} TDS rows' },
      reversed: { one: '1 reversed row', other: '{count} reversed rows with their originals' },
      merger: {
        one: '1 row of a scheme merger',
        other: '{count} rows of scheme mergers (purchases carried over)',
      },
      info: { one: '1 information row', other: '{count} information rows' },
    },
    leftOut: {
      title: 'Rows left out ({count})',
      caption: 'Rows left out',
      page: 'Page',
      line: 'Line',
      day: 'Date',
      name: 'Fund or share',
      reason: 'Reason',
      found: 'Found',
      more: 'Showing the first {shown} of {count}.',
    },
    reasons: {
      segregation: 'Segregated portfolio',
      merger: 'Scheme merger',
      transfer: 'Transfer or gift of units',
      reversal: 'Reversal without its original',
      'no-amount': 'Units without an amount',
      'no-day': 'Not a date',
      'no-number': 'Not a number',
      'no-instrument': 'No symbol or name',
      'unknown-type': 'Neither a purchase nor a sale',
      cells: 'Wrong number of cells',
      zero: 'Quantity or amount is zero',
      'balance-unmoved': 'Units that do not fit the printed balance',
      unclaimed: 'Scheme for unclaimed payouts',
      'not-allotted': 'Order not allotted',
      'not-executed': 'Order not executed',
      'unknown-status': 'Status that does not say whether the order was executed',
      derivative: 'Futures or options',
      bond: 'Bond or other debt security',
      rights: 'Rights entitlement',
      warrant: 'Warrant',
      preference: 'Preference share',
      'other-security': 'Security that is no ordinary share',
      'coin-pair': 'Trade against another coin, without a value in rupees',
      'coin-fee': 'Fee of another trade, taken in this coin without a value in rupees',
      amount: 'The amount is not quantity times price',
    },
    submit: { one: 'Import 1 transaction', other: 'Import {count} transactions' },
    nothing: 'Select at least one fund or share.',
    tooMany:
      'One import takes up to 3,000 transactions, and {count} are selected. Import some first, then choose the file again for the rest.',
    tooLarge:
      'One import takes up to 400 kB, and the {count} selected transactions are larger. Import some first, then choose the file again for the rest.',
  },
  howTo: {
    title: 'How to get each statement',
    newTab: 'opens in a new tab',
    items: {
      registrars: {
        name: 'CAMS and KFintech account statement (all mutual funds)',
        text: 'Choose Detailed, a specific period from 01-01-1990, and “With zero balance folios”. The PDF arrives by e-mail with the password that you chose.',
      },
      zerodha: {
        name: 'Zerodha',
        text: 'Console, Reports, Tradebook, Equity or Mutual funds; one file for each year.',
      },
      groww: {
        name: 'Groww',
        text: 'Reports, Stocks order history or Mutual funds order history.',
      },
      others: {
        name: 'Upstox, ICICI Direct, Kuvera',
        text: 'The trade or transaction report as CSV or Excel.',
      },
      coins: {
        name: 'WazirX, CoinDCX, Binance',
        text: 'The trade report as CSV or Excel. Only trades against rupees are read.',
      },
    },
  },
} as const;
