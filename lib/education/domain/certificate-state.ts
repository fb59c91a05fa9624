/** What came of asking for a certificate, for its form. `issued` leads to `id`. */
export type CertificateState = {
  status: null | 'issued' | 'no-name' | 'not-earned' | 'signed-out' | 'too-many' | 'unavailable';
  /** As it was typed. */
  name: string;
  id: string | null;
};
