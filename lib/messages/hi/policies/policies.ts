import type { Messages } from '@/lib/messages/en';

export const policies: Messages['policies'] = {
  version: 'संस्करण {version}, {date} से लागू',
  contents: 'इस पेज पर',
  inShort: 'संक्षेप में',
  printNote:
    'प्रति सहेजने के लिए इस पेज को प्रिंट करें या PDF के रूप में सहेजें; मेन्यू प्रिंट नहीं होते। हर खंड का अपना लिंक है।',
  readAlso: 'यह भी पढ़ें:',
  contact: {
    officer: 'शिकायत अधिकारी',
    email: 'ई-मेल',
    address: 'डाक का पता',
    acknowledgement: 'पावती',
    acknowledgementTime: '{hours} घंटे के भीतर, टिकट संख्या के साथ',
    answer: 'पूरा उत्तर',
    answerTime: 'शिकायत मिलने के {days} दिन के भीतर',
  },
  seller: {
    name: 'क़ानूनी नाम',
    address: 'पता',
    gstin: 'GSTIN (GST पहचान संख्या)',
    notRegistered: 'GST में पंजीकृत नहीं; GST नहीं लिया जाता',
    none: 'इस साइट की सेटिंग में किसी विक्रेता का नाम नहीं है। जब तक नाम न हो, न कोई क़ीमत दिखाई जाती है और न कुछ बेचा जाता है।',
  },
  changes: {
    caption: 'बदलावों की सूची',
    date: 'कब से लागू',
    change: 'क्या बदला',
  },
};
