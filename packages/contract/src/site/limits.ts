/** The most pages that an installation can have. */
export const MOST_SITE_PAGES = 200
/** The most published versions that are kept of a page. */
export const MOST_SITE_PAGE_VERSIONS = 50
/** The most pictures in the text of a page. */
export const MOST_SITE_PAGE_PICTURES = 12
export const LONGEST_SITE_PAGE_TITLE = 120
export const LONGEST_SITE_PAGE_DESCRIPTION = 300
/** How many days ahead something can be scheduled. */
export const LONGEST_SCHEDULE_DAYS = 366
