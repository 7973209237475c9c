/** An account is new for so long: what it writes is slowed down until then. */
export const NEW_MEMBER_HOURS = 48
