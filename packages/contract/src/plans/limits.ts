/** The grace period: the number of days for which a plan is kept after a failed payment. */
export const GRACE_DAYS = 7
/** The maximum duration of a plan that an admin grants, in days. */
export const LONGEST_GIFT_DAYS = 1_830
