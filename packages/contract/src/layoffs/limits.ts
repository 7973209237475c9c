/** How long people affected by a layoff are shown, in days, unless they renew it. */
export const AFFECTED_DAYS = 180
/** The number of days before the end on which they are reminded. */
export const AFFECTED_REMINDER_DAYS = 7
/** The length of a company's name and of a place, in characters. */
export const LONGEST_LAYOFF_NAME = 120
/** The length of a company's answer, and of an employer's words to the people affected, in characters. */
export const LONGEST_ANSWER = 1_000
export const LONGEST_HIRING_WORDS = 300
/** The most jobs that an employer attaches to a layoff. */
export const MOST_HIRING_JOBS = 10
export const MOST_PEOPLE_AFFECTED = 5_000_000
/** The largest import file; a million rows fit. */
export const LARGEST_LAYOFFS_FILE = 128 * 1024 * 1024
/** The most reasons that the report of an import names; all are counted. */
export const MOST_IMPORT_REASONS = 100
/** The most layoffs in a download, newest first; filters reach the others. */
export const MOST_DOWNLOADED = 50_000
/** Days outside of these years are refused as mistakes. */
export const FIRST_LAYOFF_YEAR = 1990
export const LAST_LAYOFF_YEAR = 2100
