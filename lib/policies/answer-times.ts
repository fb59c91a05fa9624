/** How soon we answer a message. Every page that promises a time takes it from here. */
export const answerTimes = {
  /** A complaint: that it arrived (Consumer Protection (E-Commerce) Rules 2020, rule 4). */
  acknowledgementHours: 48,
  /** A complaint: the full answer. The same rule says one month. */
  grievanceDays: 30,
  /** An enquiry of Web Services: the answer in its ticket. Monday to Friday without national holidays. */
  enquiryWorkingDays: 2,
} as const;
