/** The maximum number of links that an installation can add to the footer. */
export const MOST_FOOTER_LINKS = 12
export const LONGEST_LINK_LABEL = 40
export const LONGEST_LINK_TARGET = 300
/** The maximum length of an announcement, in characters: about two lines on a phone. */
export const LONGEST_ANNOUNCEMENT = 160
/** The maximum number of announcements stored, including expired ones. */
export const MOST_ANNOUNCEMENTS = 100
