export const LONGEST_ENTRY_NAME = 60
export const LONGEST_ENTRY_GROUP = 40
/** The maximum number of other names of one entry, including those of entries merged into it. */
export const MOST_ALIASES = 100
/** The maximum number of entries of one catalog: every form's search looks through all of them. */
export const MOST_ENTRIES = 10_000
