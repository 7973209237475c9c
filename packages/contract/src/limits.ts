/** Items on one page of a list. */
export const PAGE_SIZE = 20
/** The last page of a list; filters reach the rest. */
export const LAST_PAGE = 500
