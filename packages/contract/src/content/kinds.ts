/** Whom a piece of content is written for: chosen by its author, the widest first. */
export const audiences = ['everyone', 'members', 'pro', 'creator'] as const
export type Audience = (typeof audiences)[number]

/** The audiences that forms offer. The other two follow when plans are sold. */
export const offeredAudiences = ['everyone', 'members'] as const satisfies readonly Audience[]
export type OfferedAudience = (typeof offeredAudiences)[number]

/** What keeps a reader from the full text of something that they see in short. */
export const locks = ['sign-in', 'upgrade', 'forbidden'] as const
export type Lock = (typeof locks)[number]
