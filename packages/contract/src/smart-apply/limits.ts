export const MOST_ANSWERS = 50
export const MOST_PLACES = 10
export const MOST_EXCLUDED_COMPANIES = 50
export const MOST_A_DAY = 20
/** The number of hours in which the person can object to a queued application. */
export const OBJECTION_HOURS = 24
/** The number of days in which no second application goes to the same company, unless the professional allows it. */
export const COMPANY_DAYS = 30
