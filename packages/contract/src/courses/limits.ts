/** The maximum lengths of a course's texts, in characters. */
export const LONGEST_COURSE_TITLE = 160
export const LONGEST_PROVIDER = 120
export const LONGEST_COURSE_DESCRIPTION = 4_000
export const LONGEST_COURSE_LINK = 500
export const LONGEST_COURSE_SKILL = 60
export const LONGEST_REVIEW = 1_000
export const MOST_COURSE_CATEGORIES = 3
export const MOST_COURSE_SKILLS = 15
export const LONGEST_COURSE_HOURS = 5_000
export const HIGHEST_COURSE_PRICE = 1_000_000
/** The maximum size of an import file, in bytes: enough for a few hundred thousand courses. */
export const LARGEST_COURSES_FILE = 128 * 1024 * 1024
/** The maximum number of reasons that an import report names. All rejected entries are counted. */
export const MOST_COURSE_REASONS = 100
/** The maximum number of skills that one call can request courses for. */
export const MOST_SKILLS_ASKED = 20
