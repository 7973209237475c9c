/** The most links of its own in an installation's footer. */
export const MOST_FOOTER_LINKS = 12
export const LONGEST_LINK_LABEL = 40
export const LONGEST_LINK_TARGET = 300
/** About two lines on a phone. */
export const LONGEST_ANNOUNCEMENT = 160
/** The most announcements that are kept, those that are over included. */
export const MOST_ANNOUNCEMENTS = 100
