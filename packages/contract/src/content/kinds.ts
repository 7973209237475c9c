/** The audiences that an author can choose, widest first. */
export const audiences = ['everyone', 'members', 'pro', 'creator'] as const
export type Audience = (typeof audiences)[number]

/** Why a viewer who sees the first lines can't read the full text. */
export const locks = ['sign-in', 'upgrade', 'forbidden'] as const
export type Lock = (typeof locks)[number]
