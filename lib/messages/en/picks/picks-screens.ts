/** The thesis, source and past failures of each screen. The rules are in lib/picks/domain/screen/screens.ts. */
export const picksScreens = {
  'graham-defensive': {
    name: 'Graham’s defensive investor',
    idea: 'Large, ten profitable years, price up to 15 × earnings',
    thesis:
      'A large, solid company with ten years of profits and dividends, bought at a modest price, leaves a margin of safety.',
    source:
      'Benjamin Graham, The Intelligent Investor (1973), chapter 14. He asks for twenty years of dividends; here it is ten, since ten are on file. His 100 million dollars of sales are ₹500 crore here.',
    failures: [
      'Few companies pass in expensive markets, and those few crowd into old industries.',
      'A business in decline can be cheap and still have a good past.',
      'Book value says little about companies whose value is people, brands or software.',
    ],
  },
  'magic-formula': {
    name: 'Magic Formula',
    idea: 'High return on capital at a low price; top 30',
    thesis:
      'Good companies at low prices: rank by return on capital, rank by earnings yield, add the ranks and take the first.',
    source:
      'Joel Greenblatt, The Little Book That Beats the Market (2005). He also excludes utilities; this rule excludes lenders only.',
    failures: [
      'It has trailed the market for years on end, which is when most people give up.',
      'A company at the peak of its cycle looks good and cheap.',
      'One year’s profit decides: a single sale of land can lift a company into the list.',
    ],
  },
  piotroski: {
    name: 'Piotroski’s nine signs',
    idea: 'Price up to 1.5 × book, 7 of 9 signs in the accounts',
    thesis:
      'Most cheap companies disappoint. Nine simple signs in the accounts separate those that recover from those that decline.',
    source:
      'Joseph Piotroski, Value Investing: The Use of Historical Financial Statement Information (2000). He took the cheapest fifth by book value and 8 or 9 signs; here it is a price of up to 1.5 × book and 7 signs.',
    failures: [
      'Each sign compares two years only; one unusual year turns several at once.',
      'Cheap and small companies trade thinly: you may not get the quoted price.',
      'It was tested on American companies before 1997. Elsewhere and later the edge has been smaller.',
    ],
  },
  'coffee-can': {
    name: 'Coffee Can',
    idea: 'Sales up 10% and ROCE 15% in each of nine years',
    thesis:
      'A company that grew and earned well in each of ten years has a lasting advantage. Buy it, put it away, do nothing.',
    source:
      'Robert Kirby, The Coffee Can Portfolio (1984); for India Saurabh Mukherjea, Rakshit Ranjan and Pranab Uniyal, Coffee Can Investing (2018): 10% growth and 15% return in each year. Ten years on file give nine of each. For lenders they ask for the same growth in loans; here, in income, and the return is that on equity.',
    failures: [
      'It ignores the price. Great companies at any price have been poor investments for a decade.',
      'Ten good years describe the past; those who pass are often at their best.',
      'One bad year, such as a pandemic, excludes a good company for nine.',
    ],
  },
  'dividend-growers': {
    name: 'Dividend growers',
    idea: 'Dividend up five years running, payout up to 60%',
    thesis:
      'A company that raises its dividend every year, pays it from cash and retains enough to grow trusts in its future.',
    source:
      'The idea of the dividend achievers and aristocrats lists of index makers. The thresholds are this site’s own.',
    failures: [
      'A cut comes without warning, and after the price has fallen.',
      'Dividends are taxed at the slab rate in India; a company that buys back or reinvests can serve its owners better.',
      'It excludes young companies, which pay no dividend yet.',
    ],
  },
  'low-leverage-quality': {
    name: 'Quality with little debt',
    idea: 'ROCE 18% over five years, debt up to 0.3 × equity',
    thesis:
      'High returns on capital for five years, earned in cash and without loans, survive bad times that others do not.',
    source:
      'The profitability and quality factors of Robert Novy-Marx (2013) and of Cliff Asness, Andrea Frazzini and Lasse Pedersen, Quality Minus Junk (2019). The thresholds are this site’s own.',
    failures: [
      'Quality is seldom cheap, and this rule does not check the price.',
      'Guarantees are not on the balance sheet, and leases are not counted as debt.',
      'High returns draw competitors.',
    ],
  },
  'momentum-with-quality': {
    name: 'Momentum with quality',
    idea: 'Up 15% in a year, near its high, ROE 15%',
    thesis:
      'Shares that rose in the last year, excluding the last month, tend to rise a while longer. Sound accounts exclude the weakest of them.',
    source:
      'Narasimhan Jegadeesh and Sheridan Titman, Returns to Buying Winners and Selling Losers (1993). The filters of quality are this site’s own.',
    failures: [
      'When the market turns, momentum falls hardest: 2009 erased years of gains in months.',
      'The list changes often, so costs and short-term tax eat much of it.',
      'Prices shown are a month old, and momentum changes faster than any other measure here.',
    ],
  },
  'small-value': {
    name: 'Small and cheap',
    idea: 'Cap up to ₹5,000 cr, price up to 2 × book',
    thesis:
      'Small companies at low multiples of book and profit have few analysts, so their prices are more often wrong.',
    source:
      'Eugene Fama and Kenneth French, The Cross-Section of Expected Stock Returns (1992). The thresholds are this site’s own.',
    failures: [
      'Small companies trade thinly, and selling costs more than buying.',
      'Accounts of small companies are checked less; fraud is more frequent.',
      'The size premium has been weak or absent for long periods.',
    ],
  },
  'steady-growth': {
    name: 'Steady growth',
    idea: 'Sales and profit up 12% a year over three years',
    thesis:
      'A company that sells more and earns more each year has demand for its product and control over its costs.',
    source:
      'Growth over several years as in William O’Neil, How to Make Money in Stocks (1988), without his price signals. The thresholds are this site’s own.',
    failures: [
      'Growth bought with debt or by taking over other companies looks the same here.',
      'A low start, such as a year of crisis, makes three ordinary years look like growth.',
      'Fast growth attracts competitors and high prices, and seldom lasts ten years.',
    ],
  },
  'balance-sheet-strength': {
    name: 'Balance-sheet strength',
    idea: 'Debt up to 0.5 × equity, current ratio 1.5',
    thesis:
      'A company with little debt, current assets well above current liabilities and interest that profit covers several times is harder to bring down.',
    source:
      'The tests of financial strength in Benjamin Graham and David Dodd, Security Analysis (1934). The thresholds are this site’s own.',
    failures: [
      'Guarantees, leases and debts of associates are not in these figures.',
      'Inventories and receivables count as current assets even when they cannot be sold or collected.',
      'A strong balance sheet does not make a poor business a good one.',
    ],
  },
  'cash-conversion': {
    name: 'Profit that arrives as cash',
    idea: 'Operating cash 90% of profit, free cash flow above zero',
    thesis:
      'Profit that customers have paid is worth more than profit that is only booked. In the study, low accruals were followed by better results.',
    source:
      'Richard Sloan, Do Stock Prices Fully Reflect Information in Accruals and Cash Flows about Future Earnings? (1996). The thresholds are this site’s own.',
    failures: [
      'One year of late payments to suppliers raises cash flow and reverses in the next.',
      'A growing company builds up stock and receivables and may fail this test in its best years.',
      'A company that stops investing shows high free cash flow for a while.',
    ],
  },
  'pledge-free-promoters': {
    name: 'Promoters without pledges',
    idea: 'No pledge, promoters hold 40%, down 1 point at most',
    thesis:
      'Promoters who hold a large part, sold little of it and pledged none of it bear the results of their decisions.',
    source:
      'Pledges are disclosed under regulation 31 of SEBI’s takeover regulations (2011). The thresholds are this site’s own.',
    failures: [
      'Promoters can borrow against companies above this one, which no list shows.',
      'A large promoter holding also means that other shareholders can be outvoted.',
      'The figures are of a quarter’s end and are published weeks later.',
    ],
  },
} as const;
