/**
 * Hindi words of money, as people type them in Latin letters and as they are written, with the English words that this
 * site uses. The search of the site, its answers and the search of the funds read them. Keys are in small letters, and as
 * `plainHindi` (lib/text) writes a word.
 */
export const hindiTerms: Readonly<Record<string, string>> = {
  ...{ kar: 'tax', aaykar: 'income tax', aykar: 'income tax', कर: 'tax', टैक्स: 'tax' },
  ...{ आयकर: 'income tax', kamai: 'income', aay: 'income', aamdani: 'income', कमाई: 'income' },
  ...{ आय: 'income', vetan: 'salary', tankhwah: 'salary', tankha: 'salary', pagar: 'salary' },
  ...{ वेतन: 'salary', chhoot: 'deduction', chhut: 'deduction', katauti: 'deduction' },
  ...{ छूट: 'deduction', कटौती: 'deduction', bachat: 'savings', बचत: 'savings' },
  ...{ nivesh: 'invest', निवेश: 'invest', paisa: 'money', paise: 'money', rupaya: 'money' },
  ...{ पैसा: 'money', पैसे: 'money', byaj: 'interest', byaaj: 'interest', sood: 'interest' },
  ...{ vyaj: 'interest', ब्याज: 'interest', kist: 'sip', kisht: 'sip', किस्त: 'sip' },
  ...{ hisab: 'calculator', hisaab: 'calculator', ganana: 'calculator', हिसाब: 'calculator' },
  ...{ sona: 'gold', सोना: 'gold', सोने: 'gold', swarn: 'gold', स्वर्ण: 'gold' },
  ...{ chandi: 'silver', chaandi: 'silver', चांदी: 'silver' },
  ...{ kiraya: 'rent', kiraaya: 'rent', kiraye: 'rent', किराया: 'rent', किराये: 'rent' },
  ...{ किराए: 'rent', makan: 'house', makaan: 'house' },
  ...{ ghar: 'house', घर: 'house', मकान: 'house', khabar: 'news', khabrein: 'news' },
  ...{ samachar: 'news', समाचार: 'news', खबर: 'news', sikka: 'coin', bima: 'insurance' },
  ...{ beema: 'insurance', बीमा: 'insurance', budhapa: 'pension', बुढापा: 'pension' },
  ...{ पेंशन: 'pension', shabdkosh: 'glossary', शब्दकोश: 'glossary', paath: 'lesson', पाठ: 'lesson' },
  ...{ bhav: 'price', keemat: 'price', भाव: 'price', कीमत: 'price', purana: 'old' },
  ...{ purani: 'old', naya: 'new', nayi: 'new', kala: 'dark', andhera: 'dark', chupao: 'hide' },
  ...{ niyam: 'policy', gopniyata: 'privacy', chhoti: 'small', chhota: 'small', chhote: 'small' },
  ...{ choti: 'small', chota: 'small', छोटी: 'small', छोटा: 'small', छोटे: 'small' },
  ...{ स्मॉल: 'small', badi: 'large', bada: 'large', bade: 'large', बडी: 'large', बडा: 'large' },
  ...{ बडे: 'large', लार्ज: 'large', majholi: 'mid', manjholi: 'mid', मझोली: 'mid', मंझोली: 'mid' },
  ...{ मध्यम: 'mid', मिड: 'mid', कैप: 'cap', kampani: 'company', kampni: 'company' },
  ...{ कंपनी: 'company', कम्पनी: 'company', कंपनियां: 'company', kampaniyan: 'company' },
  ...{ फंड: 'fund', म्यूचुअल: 'mutual', डायरेक्ट: 'direct', रेगुलर: 'regular', ग्रोथ: 'growth' },
  ...{ इंडेक्स: 'index', soochkank: 'index', suchkank: 'index', सूचकांक: 'index' },
  ...{ निफ्टी: 'nifty', सेंसेक्स: 'sensex', लिक्विड: 'liquid', गिल्ट: 'gilt', sarkari: 'gilt' },
  ...{ सरकारी: 'gilt', karz: 'debt', कर्ज: 'debt', ऋण: 'debt', videshi: 'overseas' },
  ...{ विदेशी: 'overseas', bachche: 'childrens', bachchon: 'childrens', बच्चों: 'childrens' },
  ...{ labhansh: 'dividend', लाभांश: 'dividend' },
  ...{ सैलरी: 'salary', आमदनी: 'income', मासिक: 'monthly', महीने: 'month', महीना: 'month' },
  ...{ सालाना: 'yearly', वार्षिक: 'yearly', एकमुश्त: 'lumpsum', लक्ष्य: 'goal' },
  ...{ पुरानी: 'old', पुराना: 'old', नई: 'new', नया: 'new', व्यवस्था: 'regime' },
  ...{
    स्लैब: 'slab',
    रिबेट: 'rebate',
    उपकर: 'cess',
    सरचार्ज: 'surcharge',
    अधिभार: 'surcharge',
    अग्रिम: 'advance',
  },
  ...{ एसआईपी: 'sip', सिप: 'sip', कैलकुलेटर: 'calculator', ईएमआई: 'emi', पीपीएफ: 'ppf' },
  ...{ एनपीएस: 'nps', ईटीएफ: 'etf', एनएवी: 'nav', एफडी: 'deposit', लोन: 'loan', होम: 'home' },
  ...{ गोल्ड: 'gold', सिल्वर: 'silver', क्रिप्टो: 'crypto', बिटकॉइन: 'bitcoin', शेयर: 'share' },
  ...{ ऑप्शन: 'option', बाजार: 'market' },
  // What is asked of an amount or a rule.
  ...{ धारा: 'section', मतलब: 'meaning', सीमा: 'limit', शब्दों: 'words', मानक: 'standard' },
  ...{ गृह: 'home', स्टेप: 'step', अप: 'up', चाहिए: 'want' },
  // Kinds of funds and the largest fund houses.
  ...{ फ्लेक्सी: 'flexi', फ्लेक्सीकैप: 'flexi cap', मल्टी: 'multi', मल्टीकैप: 'multi cap' },
  ...{ स्मॉलकैप: 'small cap', मिडकैप: 'mid cap', लार्जकैप: 'large cap', फोकस्ड: 'focused' },
  ...{ वैल्यू: 'value', ईएलएसएस: 'elss', हाइब्रिड: 'hybrid', बैलेंस्ड: 'balanced' },
  ...{ एडवांटेज: 'advantage', आर्बिट्रेज: 'arbitrage', ओवरनाइट: 'overnight', इक्विटी: 'equity' },
  ...{ डेट: 'debt', बैंकिंग: 'banking', फार्मा: 'pharma', टेक्नोलॉजी: 'technology' },
  ...{ एसबीआई: 'sbi', एचडीएफसी: 'hdfc', आईसीआईसीआई: 'icici', प्रूडेंशियल: 'prudential' },
  ...{ एक्सिस: 'axis', कोटक: 'kotak', निप्पॉन: 'nippon', यूटीआई: 'uti', टाटा: 'tata' },
  ...{ आदित्य: 'aditya', बिडला: 'birla', मिरे: 'mirae', पराग: 'parag', पारिख: 'parikh' },
  ...{ क्वांट: 'quant', बंधन: 'bandhan', डीएसपी: 'dsp', सुंदरम: 'sundaram', मोतीलाल: 'motilal' },
};

/** Hindi words that say nothing about what is looked for. */
export const hindiStopWords: ReadonlySet<string> = new Set(
  (
    'aur batao bata chahiye hai hain hota ka kaise kare karna karo ke ki kitna kitni ko kya liye me mein mera ' +
    'mujhe par pe sahi se wala wale wali और का की के को है हैं में से पर लिए वाला वाले वाली क्या कैसे चाहिए मेरा मुझे ' +
    'हर कितना कितनी कितने लगेगा लगता होगा होगी बनेगा में रुपये रुपए रुपया'
  ).split(' '),
);
