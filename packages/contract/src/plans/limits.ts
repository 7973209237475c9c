/** Days that a plan stays open after a failed payment. */
export const GRACE_DAYS = 7
/** How long a plan that an admin gives lasts, at most. */
export const LONGEST_GIFT_DAYS = 1_830
