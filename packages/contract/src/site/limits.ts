/** The maximum number of pages that an installation can have. */
export const MOST_SITE_PAGES = 200
/** The maximum number of published versions that are kept of a page. */
export const MOST_SITE_PAGE_VERSIONS = 50
/** The maximum number of pictures in the text of a page. */
export const MOST_SITE_PAGE_PICTURES = 12
export const LONGEST_SITE_PAGE_TITLE = 120
export const LONGEST_SITE_PAGE_DESCRIPTION = 300
/** The maximum number of days in advance for which a page can be scheduled. */
export const LONGEST_SCHEDULE_DAYS = 366
