/** The most members that one text can mention. */
export const MOST_MENTIONS = 50
/** The most mentioned members who are notified; further mentions are only links. */
export const MOST_NOTIFIED = 20
/** The most members that the picker offers. */
export const MOST_OFFERED = 8
/** The length of the text after the @, in characters. */
export const LONGEST_MENTION_SEARCH = 60
