/** What a visitor needs only after going to a field; `useOnEdit` fetches it as one piece. */
export { SavePlan } from './save-plan';
export { SipDetails } from './sip-details';
