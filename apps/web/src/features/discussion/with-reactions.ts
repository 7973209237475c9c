/** Marks a query whose answer tells of reactions: it is asked again, when it is next looked at, after one has reacted. */
export const withReactions = { reactions: true } as const
