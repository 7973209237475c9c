/** The maximum number of members for whose posts a member can have an alert. */
export const MOST_POST_ALERTS = 200
