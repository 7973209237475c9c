/** Many boards lie at one host, which may also ask for a pause. */
export const boardPatience = { turnMs: 600_000 } as const

/** How much of a board is read: feeds have 200 MB, and are waited for as long as they go on arriving. */
export const boardLimits = { ...boardPatience, maxBytes: 300 * 1024 * 1024, timeoutMs: 600_000 } as const

/** Of a board that comes in pages. */
export const pageLimits = { ...boardPatience, maxBytes: 50 * 1024 * 1024, timeoutMs: 120_000 } as const
