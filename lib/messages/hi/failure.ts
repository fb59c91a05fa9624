import type { failure as english } from '@/lib/messages/en/failure';

/** Shown by error boundaries, as its English twin: the browser imports this file too. */
export const failure: Readonly<Record<keyof typeof english, string>> = {
  title: 'हमारी ओर से कुछ गड़बड़ हुई',
  text: 'यह पेज नहीं खुल सका। आपकी सहेजी हुई चीज़ें सुरक्षित हैं। एक मिनट बाद फिर कोशिश करें।',
  reference: 'यदि ऐसा फिर हो, तो हमें यह संदर्भ बताएँ: {digest}',
  tryAgain: 'फिर कोशिश करें',
  toDashboard: 'डैशबोर्ड पर जाएँ',
};
