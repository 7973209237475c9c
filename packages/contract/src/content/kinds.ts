/** Audiences that authors choose from, widest first. */
export const audiences = ['everyone', 'members', 'pro', 'creator'] as const
export type Audience = (typeof audiences)[number]

/** Why a viewer of the first lines can't read the full text. */
export const locks = ['sign-in', 'upgrade', 'forbidden'] as const
export type Lock = (typeof locks)[number]
