/** What a guest needs once there are answers: the rules, and what prints them. Fetched as one piece. */
export { formatDate } from '@/lib/calendar/iso-date';
export { readIsoDate } from '@/lib/calendar/read-iso-date';
export { shortTextOf } from '@/lib/form-text';
export { checkHousehold } from '@/lib/household/checks';
export { householdFields, withoutPastYear } from '@/lib/household/household';
export { readHousehold } from '@/lib/household/read-household';
export { fill } from '@/lib/messages/fill';
export { CheckList } from './check-list';
export { HouseholdFields } from './household-fields';
