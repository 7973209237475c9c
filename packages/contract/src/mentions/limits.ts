/** The maximum number of members that one text can mention. */
export const MOST_MENTIONS = 50
/** The maximum number of mentioned members who are notified; further mentions are only links. */
export const MOST_NOTIFIED = 20
/** The maximum number of members that the picker offers. */
export const MOST_OFFERED = 8
/** The maximum length of the text after the @, in characters. */
export const LONGEST_MENTION_SEARCH = 60
