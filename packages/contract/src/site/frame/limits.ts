/** The most links of its own in an installation's footer. */
export const MOST_FOOTER_LINKS = 12
export const LONGEST_LINK_LABEL = 40
export const LONGEST_LINK_TARGET = 300
/** The longest announcement: about two lines on a phone. */
export const LONGEST_ANNOUNCEMENT = 160
/** The most announcements stored, including expired ones. */
export const MOST_ANNOUNCEMENTS = 100
