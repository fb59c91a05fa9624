/**
 * Generated headlines with the story of each: label | hours since the first day | headline. Companies are
 * fictional. Both halves hold paraphrases, Hindi beside English, and near misses: two companies in one pattern,
 * the same decision in another year or month, the same daily report of another day, a fact and what somebody says
 * about it. Both halves were written before the rule, by the hand that then wrote its lists of words; limits and
 * weights were fitted to the first half only, and what the second half gets wrong was left as it is.
 */
export type LabelledHeadline = { story: string; hours: number; title: string };

export const development = read(`
rate-hold-nov | 10 | RBI keeps repo rate unchanged at 5.25%, stance stays neutral
rate-hold-nov | 10.2 | Repo rate held steady at 5.25%: MPC retains neutral stance
rate-hold-nov | 10.5 | Central bank leaves policy rate at 5.25%, keeps neutral stance
rate-hold-nov | 11 | MPC votes to maintain status quo, repo rate stays at 5.25 per cent
rate-hold-nov | 10.4 | आरबीआई ने रेपो रेट 5.25% पर स्थिर रखा, रुख तटस्थ
rate-hold-nov | 12 | रेपो दर में कोई बदलाव नहीं, आरबीआई ने 5.25 प्रतिशत पर बरकरार रखी
rate-hold-lastyear | -8750 | RBI keeps repo rate unchanged at 5.50%, stance stays neutral
rate-hold-lastyear | -8749 | Repo rate held at 5.50% as MPC retains neutral stance
rate-emi | 13 | What the RBI pause means for your home loan EMI
rate-governor | 14 | Growth outlook remains strong, says RBI governor after policy
growth-forecast | 11 | RBI raises FY27 GDP growth forecast to 6.9% from 6.7%
growth-forecast | 11.5 | GDP growth projection for FY27 revised up to 6.9% by central bank
growth-forecast | 12.5 | Reserve Bank ups FY27 growth estimate to 6.9 per cent
udaharan-q2 | 30 | Udaharan Bank Q2 net profit rises 12% to Rs 1,240 crore
udaharan-q2 | 30.5 | Udaharan Bank Q2 results: Profit up 12% YoY at Rs 1,240 cr, NII grows 9%
udaharan-q2 | 31 | Udaharan Bank posts 12% rise in September quarter profit
udaharan-q2 | 31.5 | उदाहरण बैंक का दूसरी तिमाही का मुनाफा 12% बढ़कर 1,240 करोड़ रुपये
udaharan-sip | 33 | Monthly SIP contribution to Udaharan Mutual Fund schemes rises 12%
udaharan-sip | 33.2 | Udaharan Mutual Fund sees SIP contribution rise 12% in the month
udaharan-life-q2 | 31 | Udaharan Life Insurance Q2 net profit rises 12% to Rs 310 crore
sagarika-q2 | 30 | Sagarika Bank Q2 net profit rises 18% to Rs 860 crore
sagarika-q2 | 30.7 | Sagarika Bank Q2 results: Profit jumps 18% YoY to Rs 860 cr
sagarika-q2 | 32 | Sagarika Bank second-quarter profit climbs 18%, asset quality improves
udaharan-q1 | -2100 | Udaharan Bank Q1 net profit rises 10% to Rs 1,180 crore
himadri-sales | 40 | Himadri Motors October sales up 8% at 1.62 lakh units
himadri-sales | 40.5 | Himadri Motors sells 1.62 lakh vehicles in October, up 8%
himadri-sales | 41 | Auto sales: Himadri Motors reports 8% growth in October
nilgiri-sales | 40 | Nilgiri Motors October sales up 4% at 98,000 units
nilgiri-sales | 41 | Nilgiri Motors total sales rise 4% to 98,000 units in October
himadri-recall | 60 | Himadri Motors recalls 45,000 cars over brake defect
himadri-recall | 60.5 | Himadri Motors to recall 45,000 units to fix faulty brakes
himadri-recall | 62 | 45,000 Himadri cars recalled for brake issue
close-mon | 9 | Sensex jumps 512 points, Nifty ends above 24,800; bank shares lead
close-mon | 9.2 | Closing bell: Nifty at 24,812, Sensex up 512 points
close-mon | 9.5 | Markets end higher; Sensex gains 512 points on buying in banks
close-mon | 9.4 | सेंसेक्स 512 अंक चढ़ा, निफ्टी 24,800 के पार बंद
close-tue | 33 | Sensex falls 240 points, Nifty slips below 24,750; IT shares drag
close-tue | 33.3 | Closing bell: Nifty at 24,738, Sensex down 240 points
close-tue | 33.5 | Markets end lower as IT stocks drag; Sensex loses 240 points
open-wed | 52 | Sensex, Nifty open flat ahead of US inflation data
open-wed | 52.1 | Opening bell: Indices start flat before US inflation print
close-wed | 57 | Sensex, Nifty end flat in choppy trade; metals shine
gold-mon | 12 | Gold price today: 24 carat at Rs 1,25,400 per 10 grams in Delhi
gold-tue | 36 | Gold price today: 24 carat at Rs 1,26,100 per 10 grams in Delhi
gold-mon | 12.5 | Gold rates today: Yellow metal at Rs 1,25,400 in Delhi, check city-wise prices
silver-mon | 12.2 | Silver price today: White metal at Rs 1,58,000 per kg
rupee-low | 20 | Rupee falls 22 paise to close at record low of 88.94 against US dollar
rupee-low | 20.4 | Rupee hits all-time low, settles at 88.94 per dollar
rupee-low | 20.6 | Indian currency ends at lifetime low of 88.94 vs dollar
rupee-low | 21 | रुपया डॉलर के मुकाबले 22 पैसे गिरकर 88.94 के रिकॉर्ड निचले स्तर पर
rupee-gain | 45 | Rupee gains 15 paise to close at 88.79 against US dollar
rupee-gain | 45.5 | Rupee recovers 15 paise, settles at 88.79
cpi-oct | 70 | Retail inflation eases to 1.9% in October on lower food prices
cpi-oct | 70.2 | CPI inflation slows to 1.9% in October
cpi-oct | 70.5 | October CPI at 1.9%: food prices pull retail inflation down
cpi-oct | 71 | खुदरा महंगाई अक्टूबर में घटकर 1.9% पर
cpi-sep | -660 | Retail inflation eases to 2.2% in September on lower food prices
wpi-oct | 90 | Wholesale inflation at 0.6% in October
wpi-oct | 90.5 | WPI inflation comes in at 0.6% for October
iip-sep | 70 | Industrial output grows 4.1% in September
iip-sep | 70.6 | IIP growth at 4.1% in September as manufacturing picks up
gst-oct | 5 | GST collections rise 7% to Rs 1.96 lakh crore in October
gst-oct | 5.5 | October GST mop-up at Rs 1.96 lakh crore, up 7% YoY
gst-oct | 6 | Gross GST revenue grows 7 per cent to Rs 1.96 lakh crore
gst-oct | 6.2 | अक्टूबर में जीएसटी संग्रह 7% बढ़कर 1.96 लाख करोड़ रुपये
gst-council | 50 | GST Council to meet on 28 November, rate changes on agenda
gst-council | 51 | GST Council meeting on November 28; panel to take up rate changes
sebi-fo | 65 | SEBI proposes longer tenure for equity derivatives in consultation paper
sebi-fo | 65.5 | Sebi floats consultation paper on longer tenure of equity derivatives
sebi-fo | 66 | Market regulator moots longer-tenure derivatives contracts
sebi-fees | 66 | SEBI proposes lower brokerage cap for mutual fund schemes
sebi-fees | 66.4 | Sebi moots cut in brokerage limits charged to mutual funds
sebi-ban | 80 | SEBI bars Luni Finance and three promoters from securities market
sebi-ban | 80.4 | Sebi bans Luni Finance, promoters from markets over fund diversion
sebi-ban | 82 | Luni Finance promoters barred by Sebi
sebi-penalty | 81 | SEBI fines Kosi Capital Rs 2 crore for disclosure lapses
sebi-penalty | 81.5 | Sebi imposes Rs 2 crore penalty on Kosi Capital
rbi-penalty-a | 44 | RBI imposes penalty of Rs 1.2 crore on Teesta Co-operative Bank
rbi-penalty-a | 44.5 | RBI fines Teesta Co-operative Bank Rs 1.2 crore
rbi-penalty-b | 44 | RBI imposes penalty of Rs 75 lakh on Barak Co-operative Bank
ipo-tapti-open | 24 | Tapti Power IPO opens today: Check price band, GMP, lot size
ipo-tapti-open | 24.5 | Tapti Power IPO opens for subscription; price band Rs 210-222
ipo-tapti-sub | 48 | Tapti Power IPO subscribed 3.4 times on day 1
ipo-tapti-list | 200 | Tapti Power shares list at 18% premium over issue price
ipo-tapti-list | 200.4 | Tapti Power makes strong debut, lists at 18% premium
ipo-tapti-list | 200.8 | Tapti Power stock debuts with 18 per cent gains
ipo-betwa-open | 24 | Betwa Foods IPO opens today: Check price band, GMP, lot size
sip-oct | 95 | SIP inflows hit record Rs 29,529 crore in October
sip-oct | 95.3 | Mutual fund SIP contribution at all-time high of Rs 29,529 crore
sip-oct | 96 | अक्टूबर में एसआईपी निवेश रिकॉर्ड 29,529 करोड़ रुपये
equity-inflow-oct | 95 | Equity mutual fund inflows drop 19% to Rs 24,690 crore in October
equity-inflow-oct | 95.6 | Equity MF inflows fall 19% in October to Rs 24,690 crore
fpi-nov | 97 | FPIs pull out Rs 12,569 crore from Indian equities in November so far
fpi-nov | 98 | Foreign investors withdraw Rs 12,569 crore from stocks this month
btc-90k | 77 | Bitcoin slips below $90,000 for first time in seven months
btc-90k | 77.4 | Bitcoin falls under $90,000, lowest since April
eth-3k | 77.2 | Ether drops below $3,000 as crypto sell-off deepens
oil-fall | 15 | Oil prices fall 3% on oversupply worries
oil-fall | 15.5 | Crude slides 3% as oversupply fears mount
merger | 26 | Narmada Steel to acquire Betwa Alloys for Rs 3,200 crore
merger | 26.3 | Narmada Steel to buy Betwa Alloys in Rs 3,200-crore deal
merger | 27 | Betwa Alloys to be taken over by Narmada Steel
merger | 26.8 | नर्मदा स्टील 3,200 करोड़ रुपये में बेतवा एलॉयज का अधिग्रहण करेगी
dividend | 28 | Godavari Cement declares interim dividend of Rs 14 per share
dividend | 28.5 | Godavari Cement announces Rs 14 interim dividend, record date 28 November
dividend-b | 28 | Kaveri Cement declares interim dividend of Rs 9 per share
ceo | 34 | Parvat Telecom names Meera Rao as chief executive
ceo | 34.5 | Meera Rao appointed CEO of Parvat Telecom
ceo | 35 | Parvat Telecom gets new CEO in Meera Rao
epf | 58 | EPFO allows full withdrawal of eligible balance under new rules
epf | 58.6 | EPF rule change: members can now withdraw full eligible balance
itr-date | 88 | CBDT extends due date for filing tax audit reports to 10 December
itr-date | 88.4 | Tax audit report deadline extended to December 10 by CBDT
itr-tips | 89 | Five mistakes to avoid while filing your income tax return
gold-etf | 91 | Gold ETF inflows rise to Rs 7,743 crore in October
bond-yield | 16 | 10-year bond yield ends at 6.51%, lowest in two weeks
lone-a | 18 | How to build an emergency fund on a modest salary
lone-b | 19 | Term insurance or endowment plan: how the costs compare
lone-c | 22 | Tea exports rise on demand from West Asia
lone-d | 25 | Airports handle record passengers in festive season
`);

export const heldOut = read(`
rate-cut-feb | 10 | RBI cuts repo rate by 25 basis points to 5.00%
rate-cut-feb | 10.3 | RBI MPC slashes repo rate to 5% in first cut of the year
rate-cut-feb | 10.5 | Central bank lowers policy repo rate by 25 bps
rate-cut-feb | 11 | रिजर्व बैंक ने रेपो रेट 25 बेसिस पॉइंट घटाकर 5% किया
rate-cut-feb | 10.1 | Monetary policy: repo rate reduced 25 bps to 5 per cent
rate-cut-lastyear | -8740 | RBI cuts repo rate by 25 basis points to 6.25%
rate-cut-lastyear | -8739 | RBI lowers repo rate 25 bps to 6.25%, first cut in five years
banks-cut | 34 | Vindhya Bank cuts lending rate by 25 basis points after RBI move
banks-cut | 35 | Vindhya Bank trims lending rates 25 bps following repo cut
banks-cut-b | 34 | Satpura Bank cuts lending rate by 25 basis points after RBI move
crr | 10.6 | RBI cuts cash reserve ratio by 50 basis points to 3%
crr | 10.9 | CRR lowered to 3% to release liquidity
crr | 11.2 | Reserve Bank reduces CRR by 50 bps, frees up liquidity
fd-rates | 60 | Fixed deposit rates may fall further, say bankers
jhelum-q3 | 40 | Jhelum Tech Q3 net profit up 5% at Rs 3,410 crore; raises guidance
jhelum-q3 | 40.2 | Jhelum Tech Q3 results: Net profit grows 5% to Rs 3,410 crore
jhelum-q3 | 40.6 | Jhelum Tech lifts revenue guidance after 5% profit growth in December quarter
jhelum-q3 | 41 | झेलम टेक का तीसरी तिमाही का मुनाफा 5% बढ़ा
chenab-q3 | 40 | Chenab Tech Q3 net profit up 7% at Rs 2,980 crore; raises guidance
chenab-q3 | 40.4 | Chenab Tech Q3 results: Profit rises 7% to Rs 2,980 crore, beats estimates
chenab-layoff | 70 | Chenab Tech to cut 1,200 jobs in restructuring
chenab-layoff | 70.6 | Chenab Tech plans to lay off 1,200 employees
vindhya-pharma-q3 | 42 | Vindhya Pharma Q3 profit falls 9% on US price erosion
vindhya-pharma-q3 | 42.5 | Vindhya Pharma Q3 net declines 9% as US prices erode
vindhya-pharma-fda | 66 | Vindhya Pharma gets USFDA nod for generic diabetes drug
vindhya-pharma-fda | 66.4 | USFDA approves Vindhya Pharma's generic diabetes medicine
satpura-pharma-fda | 66 | Satpura Pharma gets USFDA nod for generic asthma drug
close-thu | 9 | Sensex tanks 890 points, Nifty breaks 25,000 on tariff worries
close-thu | 9.1 | Closing bell: Nifty ends at 24,930, Sensex down 890 points
close-thu | 9.6 | Stocks slump: Sensex crashes 890 points amid tariff fears
close-thu | 9.3 | सेंसेक्स 890 अंक लुढ़का, निफ्टी 25,000 के नीचे
close-fri | 33 | Sensex rebounds 410 points, Nifty reclaims 25,000
close-fri | 33.2 | Closing bell: Nifty ends at 25,061, Sensex up 410 points
close-fri | 33.6 | Markets bounce back; Sensex recovers 410 points
gold-thu | 12 | Gold rate today: 22 carat at Rs 1,17,200 per 10 grams in Mumbai
gold-fri | 36 | Gold rate today: 22 carat at Rs 1,16,800 per 10 grams in Mumbai
gold-record | 13 | Gold hits record high of Rs 1,31,000 on safe-haven demand
gold-record | 13.4 | Gold surges to all-time high of Rs 1,31,000 per 10 grams
gold-record | 13.8 | Yellow metal scales fresh peak at Rs 1,31,000 on safe haven buying
gold-record | 14 | सोना 1,31,000 रुपये के रिकॉर्ड ऊंचे स्तर पर
budget-stt | 20 | Budget raises STT on futures to 0.05%, options to 0.15%
budget-stt | 20.3 | STT hiked: futures at 0.05%, options at 0.15%
budget-stt | 20.5 | Securities transaction tax on F&O increased in Budget
budget-stt | 21 | बजट में एफएंडओ पर एसटीटी बढ़ा, फ्यूचर्स पर 0.05%
budget-slabs | 20 | Budget leaves income tax slabs unchanged
budget-slabs | 20.4 | No change in income tax slabs in Budget
budget-deficit | 20.2 | Budget pegs fiscal deficit at 4.3% of GDP for FY27
budget-deficit | 20.6 | Fiscal deficit target set at 4.3% of GDP for FY27
budget-capex | 20.2 | Budget sets capital expenditure at Rs 12.2 lakh crore
budget-capex | 20.9 | Capex outlay raised to Rs 12.2 lakh crore in Budget
budget-reax | 30 | Brokers say higher STT may dent derivatives volumes
cpi-jan | 80 | Retail inflation rises to 2.7% in January
cpi-jan | 80.3 | CPI inflation climbs to 2.7% in January from 1.9%
cpi-jan | 81 | January retail inflation quickens to 2.7 per cent
cpi-dec | -640 | Retail inflation rises to 1.9% in December
wpi-jan | 100 | WPI inflation rises to 1.4% in January
gdp-q3 | 120 | India's GDP grows 7.8% in October-December quarter
gdp-q3 | 120.2 | Q3 GDP growth at 7.8%, beats estimates
gdp-q3 | 120.6 | Economy expands 7.8% in third quarter
gdp-q3 | 121 | तीसरी तिमाही में जीडीपी वृद्धि दर 7.8%
core-jan | 118 | Core sector output grows 4% in January
core-jan | 118.5 | Eight core industries expand 4% in January
trade-jan | 90 | Trade deficit narrows to $22.9 billion in January
trade-jan | 90.5 | January trade gap shrinks to $22.9 billion
forex | 95 | Forex reserves rise $4.2 billion to $701.3 billion
forex | 95.5 | India's foreign exchange reserves up by $4.2 bn at $701.3 bn
forex-lastweek | -73 | Forex reserves fall $1.1 billion to $697.1 billion
sebi-kyc | 55 | SEBI eases KYC norms for mutual fund investors
sebi-kyc | 55.4 | Sebi relaxes KYC rules for mutual fund investors
sebi-kyc | 56 | Capital market regulator simplifies KYC for MF investors
sebi-ria | 55 | SEBI eases entry norms for investment advisers
sebi-ria | 55.6 | Sebi relaxes eligibility rules for investment advisers
sebi-order | 75 | SEBI impounds Rs 46 crore from finfluencer Arun Vaid
sebi-order | 75.3 | Sebi order: finfluencer Arun Vaid to disgorge Rs 46 crore
sebi-settle | 76 | Kosi Capital settles case with SEBI for Rs 1.1 crore
rbi-licence | 62 | RBI cancels licence of Palar Urban Co-operative Bank
rbi-licence | 62.4 | Palar Urban Co-operative Bank loses licence as RBI cites weak finances
rbi-licence | 63 | RBI cancels Palar Urban Co-op Bank's licence
rbi-moratorium | 62 | RBI places Vaigai Urban Co-operative Bank under restrictions
ipo-gomti | 24 | Gomti Retail files draft papers for Rs 2,500 crore IPO
ipo-gomti | 24.6 | Gomti Retail files DRHP with Sebi to raise Rs 2,500 crore
ipo-gomti | 25 | Gomti Retail seeks Sebi nod for Rs 2,500-crore public issue
ipo-luni | 24 | Luni Finance files draft papers for Rs 900 crore IPO
ipo-chambal-sub | 50 | Chambal Airlines IPO subscribed 1.2 times on day 1
ipo-chambal-sub2 | 74 | Chambal Airlines IPO subscribed 4.8 times on day 2
ipo-chambal-list | 210 | Chambal Airlines shares list at 6% discount to issue price
ipo-chambal-list | 210.4 | Chambal Airlines makes weak debut, lists 6% below issue price
nfo | 46 | Himadri Mutual Fund launches nifty midcap index fund
nfo | 46.6 | Himadri MF opens NFO of midcap index fund
nfo-b | 46 | Sahyadri Mutual Fund launches nifty smallcap index fund
mf-aum | 98 | Mutual fund assets cross Rs 82 lakh crore in January
mf-aum | 98.4 | MF industry AUM tops Rs 82 lakh crore
sip-jan | 98 | SIP inflows slip to Rs 31,002 crore in January
sip-jan | 98.7 | Monthly SIP contribution dips to Rs 31,002 crore
btc-high | 17 | Bitcoin climbs past $110,000 as ETF inflows return
btc-high | 17.5 | Bitcoin tops $110,000 on renewed ETF demand
crypto-tax | 22 | No relief for crypto investors: 30% tax and TDS stay
crypto-tax | 22.5 | Crypto tax unchanged in Budget; 30% levy and 1% TDS remain
crypto-hack | 27 | Crypto exchange Tungbit loses $44 million in hack
crypto-hack | 27.6 | Hackers steal $44 million from exchange Tungbit
oil-rise | 16 | Crude oil jumps 4% as supply fears grow
oil-rise | 16.4 | Oil prices surge 4% on supply disruption fears
fuel | 18 | Petrol, diesel prices unchanged for tenth month
rupee-thu | 8 | Rupee plunges 41 paise to 90.12 against dollar
rupee-thu | 8.5 | Rupee weakens 41 paise, closes at 90.12 per dollar
rupee-thu | 8.8 | रुपया 41 पैसे टूटकर 90.12 प्रति डॉलर पर
buyback | 29 | Teesta Tech board approves Rs 1,800 crore share buyback
buyback | 29.4 | Teesta Tech to buy back shares worth Rs 1,800 crore
bonus | 29 | Teesta Foods board approves 1:1 bonus issue
split | 31 | Manjira Chemicals announces stock split in 1:5 ratio
split | 31.5 | Manjira Chemicals approves 1:5 stock split
deal | 36 | Barak Oil wins Rs 640 crore pipeline order
deal | 36.5 | Barak Oil bags pipeline contract worth Rs 640 crore
deal-b | 36 | Damodar Infra wins Rs 710 crore highway order
deal-b | 36.6 | Damodar Infra secures Rs 710 crore road project
ppf | 85 | Government keeps small savings rates unchanged for January-March
ppf | 85.4 | PPF, NSC rates unchanged as small savings rates held for Q4
ppf | 86 | लघु बचत योजनाओं की ब्याज दरें जनवरी-मार्च के लिए यथावत
nps | 87 | PFRDA allows higher equity allocation in NPS
nps | 87.5 | NPS subscribers can now choose higher equity share: PFRDA
advance-tax | 110 | Advance tax collections up 9% in fourth instalment
belated | 111 | Last date to file belated income tax return is near: what to know
lone-e | 15 | How nominees differ from legal heirs in mutual funds
lone-f | 21 | Credit card or personal loan: comparing the costs of borrowing
lone-g | 23 | Rabi sowing area rises above last year
lone-h | 26 | Housing sales in seven cities steady in festive quarter
`);

function read(text: string): LabelledHeadline[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [story = '', hours = '', title = ''] = line.split(' | ');
      return { story, hours: Number(hours), title };
    });
}
