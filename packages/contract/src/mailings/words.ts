import { msg } from '@rise/texts'

/** The text next to the consent checkbox; it is stored with the consent as proof of its wording. */
export const newsWording = msg('Send me news and tips. I can unsubscribe with one click.')
