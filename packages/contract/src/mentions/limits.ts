/** Members that one text mentions at most. */
export const MOST_MENTIONS = 50
/** Of them, the first ones are notified; further mentions are links. */
export const MOST_NOTIFIED = 20
/** What the picker offers. */
export const MOST_OFFERED = 8
/** Of what is typed after the @, in characters. */
export const LONGEST_MENTION_SEARCH = 60
