import type { Messages } from '@/lib/messages/en';

export const display: Messages['display'] = {
  menu: 'सेटिंग',
  theme: 'रंग',
  themes: { system: 'डिवाइस जैसा', light: 'हल्का', dark: 'गहरा' },
  textSize: 'अक्षरों का आकार',
  textSizes: { standard: 'सामान्य', large: 'बड़ा', largest: 'सबसे बड़ा' },
  languageTitle: 'भाषा',
  figures: 'संख्याओं का प्रारूप',
  figuresOf: { lakh: '₹12.5 लाख', full: '₹12,50,000' },
  hide: 'राशियाँ छिपाएँ',
  hideHint:
    'आपकी सहेजी हुई राशियों और आपके टैक्स की जगह बिंदु दिखेंगे। आपके भरे आँकड़े और दूसरे कैलकुलेटर पहले की तरह दिखेंगे।',
  amountHidden: 'राशि छिपी है',
  hideAmounts: 'मेरी राशियाँ छिपाएँ',
  showAmounts: 'मेरी राशियाँ दिखाएँ',
  measure: 'गति मापने में हमारी मदद करें',
  measureHint:
    'जब आप पेज छोड़ते हैं, हमें उसकी गति, उसका प्रकार और विंडो की चौड़ाई भेजी जाती है। आपके बारे में कुछ नहीं।',
  measureRefused: 'आपके ब्राउज़र में “ट्रैक न करें” चालू है, इसलिए कुछ नहीं मापा जाता।',
};
