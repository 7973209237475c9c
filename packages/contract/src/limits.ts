/** The number of items on one page of a list. */
export const PAGE_SIZE = 20
/** The last page of a list; filters give access to the rest. */
export const LAST_PAGE = 500
