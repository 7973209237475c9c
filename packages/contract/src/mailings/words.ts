/** Agreed to with a tick; recorded with the consent, so that it is known what was agreed to. */
export const newsWording = 'Send me news and tips. I can unsubscribe with one click.'
