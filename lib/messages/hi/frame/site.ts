import type { Messages } from '@/lib/messages/en';

export const site: Messages['site'] = {
  name: 'Arthayatra',
  tagline: 'आपकी वित्तीय यात्रा को दिशा',
  description:
    'भारत के बचतकर्ताओं और निवेशकों के लिए कैलकुलेटर, बाज़ार और सरल जानकारी, हर आँकड़े के स्रोत और तारीख़ के साथ।',
  disclaimer:
    'केवल शिक्षा के लिए। यह निवेश, टैक्स या क़ानूनी सलाह नहीं है। Arthayatra, SEBI में अनुसंधान विश्लेषक या निवेश सलाहकार के रूप में पंजीकृत नहीं है।',
};
