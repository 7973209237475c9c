/** Of how many members' posts someone is notified. */
export const MOST_POST_ALERTS = 200
