/** The maximum wait for a turn at a host, which is long because one host serves many boards and may ask for a pause. */
const boardPatience = { turnMs: 600_000 } as const

/**
 * The limits for a whole board. Feeds have up to 200 MB. Only the time spent waiting for the host counts, not the time
 * spent reading and storing its jobs.
 */
export const boardLimits = { ...boardPatience, maxBytes: 300 * 1024 * 1024, timeoutMs: 600_000 } as const

/** The limits for one page of a board. */
export const pageLimits = { ...boardPatience, maxBytes: 50 * 1024 * 1024, timeoutMs: 120_000 } as const

/**
 * The limits for a posting's own page, and for a page that lists postings without their texts. Both are parsed in the
 * serving thread, which takes at most a few milliseconds. A list of a hundred postings has about a tenth of this size.
 */
export const listLimits = { ...boardPatience, maxBytes: 2 * 1024 * 1024, timeoutMs: 120_000 } as const
