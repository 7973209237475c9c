/** The maximum number of cases that a professional or a company may have, including drafts. */
export const MOST_CASES = 50

/** The maximum number of pictures in a case's text, in addition to the cover. */
export const MOST_CASE_PICTURES = 12
export const MOST_SKILLS = 15
export const MOST_LINKS = 8
/** The maximum number of people that a case names. */
export const MOST_CREDITS = 12
export const LONGEST_CREDIT_PART = 80
/** The number of cases on a company's page; its portfolio shows all. */
export const CASES_ON_COMPANY_PAGE = 4
