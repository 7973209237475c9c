/** Days that a plan stays open after a failed payment. */
export const GRACE_DAYS = 7
/** The longest duration of a plan that an admin grants. */
export const LONGEST_GIFT_DAYS = 1_830
