/** Many boards share one host, which may also ask for a pause between requests. */
const boardPatience = { turnMs: 600_000 } as const

/** The maximum size of a board. Feeds have up to 200 MB, and have no time limit while data keeps arriving. */
export const boardLimits = { ...boardPatience, maxBytes: 300 * 1024 * 1024, timeoutMs: 600_000 } as const

/** The maximum size of one page of a board. */
export const pageLimits = { ...boardPatience, maxBytes: 50 * 1024 * 1024, timeoutMs: 120_000 } as const

/**
 * The maximum size of a page that only lists postings, without their texts, and of a posting's own page: they are
 * parsed in the serving thread, in a few milliseconds at most. A list of a hundred has about a tenth of this.
 */
export const listLimits = { ...boardPatience, maxBytes: 2 * 1024 * 1024, timeoutMs: 120_000 } as const
