import type { Messages } from '@/lib/messages/en';

export const taxKnownErrors: Messages['taxKnownErrors'] = {
  basis: {
    published: '{where} ने {shown} छापा; सही {right} है।',
    follows: '{where} ने जो लिखा उससे {shown} बनता; सही {right} है।',
  },
  places: {
    rebateForgotten: 'castudyweb',
    cessForgotten: 'अधिकतर समाचार माध्यमों',
    reliefToSalary: 'satyakimandal.in',
    reliefCopied: 'caclubindia.com, चर्चा 609265',
    slabsOfLastYear: 'fincado, financialcalculator.io, nedricknews',
    standardDeductionForgotten: 'indiatvnews.com',
    exemptionIgnored: 'TallyG के परीक्षणों',
    oldGainsExemption: 'gcptutorials.com, bachatcalculator.com',
  },
  reasons: {
    rebateForgotten:
      '12 लाख की कर-योग्य आय: स्लैब का टैक्स 60,000 है, और रिबेट उसे पूरा ढक लेती है। स्लैब का टैक्स दुगना करना और रिबेट छोड़ देना, दोनों ग़लत हैं।',
    cessForgotten:
      '12.1 लाख की कर-योग्य आय: सीमांत राहत से टैक्स 10,000 हो जाता है। 4% उपकर उसके ऊपर लगता है।',
    reliefToSalary:
      '12.72 लाख की कर-योग्य आय: राहत 12,70,588 पर ख़त्म होती है। कई पेज जो 12.75 लाख बताते हैं वह वेतन है, जिसमें से मानक कटौती के बाद 12 लाख बचते हैं।',
    reliefCopied:
      '51.98 लाख की कर-योग्य आय: सरचार्ज की राहत 51,61,195 पर ख़त्म होती है, इसलिए 51 लाख का उत्तर यहाँ नहीं चलता।',
    slabsOfLastYear: 'वित्त वर्ष 2025-26 में 15 लाख की कर-योग्य आय: नए नाम के नीचे पिछले साल के स्लैब।',
    standardDeductionForgotten: '20 लाख का वेतन: स्लैब से पहले 75,000 की मानक कटौती घटती है।',
    exemptionIgnored:
      'केवल शेयरों पर 3 लाख का दीर्घकालिक लाभ, वित्त वर्ष 2024-25: बची हुई मूल छूट निवासी के लाभ पर लगती है।',
    oldGainsExemption:
      '24 लाख की स्लैब वाली आय और 3 लाख का दीर्घकालिक लाभ: लाभ के पहले 1.25 लाख कर-मुक्त हैं, 1 लाख नहीं।',
  },
};
