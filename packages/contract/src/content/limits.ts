/** An account is new for this many hours: until then what it writes is slowed down. */
export const NEW_ACCOUNT_HOURS = 48
