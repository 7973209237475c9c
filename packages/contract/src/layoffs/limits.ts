/** The number of days for which people affected by a layoff are shown, unless they renew their choice. */
export const AFFECTED_DAYS = 180
/** People affected by a layoff are reminded this many days before they are no longer shown. */
export const AFFECTED_REMINDER_DAYS = 7
/** The maximum length of a company's name and of a place, in characters. */
export const LONGEST_LAYOFF_NAME = 120
/** The maximum lengths, in characters, of a company's statement and of an employer's message to people affected. */
export const LONGEST_ANSWER = 1_000
export const LONGEST_HIRING_WORDS = 300
/** The maximum number of jobs that an employer attaches to a layoff. */
export const MOST_HIRING_JOBS = 10
export const MOST_PEOPLE_AFFECTED = 5_000_000
/** The maximum size of an import file, in bytes: enough for a million rows. */
export const LARGEST_LAYOFFS_FILE = 128 * 1024 * 1024
/** The maximum number of reasons that an import report names. All rejected rows are counted. */
export const MOST_IMPORT_REASONS = 100
/** The maximum number of layoffs in a download: the newest. Filters give access to the others. */
export const MOST_DOWNLOADED = 50_000
/** Layoffs before or after these years are refused as mistakes. */
export const FIRST_LAYOFF_YEAR = 1990
export const LAST_LAYOFF_YEAR = 2100
