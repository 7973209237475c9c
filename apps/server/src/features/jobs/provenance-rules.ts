/** Every rule that may have read a value, with the sentence that "Why do we say this?" shows for it. */
export const provenanceRules = {
  'as-given': 'The posting says exactly this.',
  'catalog-term': 'The posting uses another word for the same thing; we show the usual term.',
  'minor-units': 'The posting gives the amount in the smallest coin (such as cents); we show whole units.',
  'escaped-html': 'The text arrived with its markup escaped; we restored it and removed anything unsafe.',
  'epoch-milliseconds': 'The posting gives the moment as a number of milliseconds; we show the date.',
  'words-in-title': 'The title contains a word that stands for this.',
  'words-in-place': 'The place, as written in the posting, contains a word that stands for this.',
  'place-parts': 'We split the place, as written in the posting, into city, region and country.',
  'board-name': 'The posting names no company; this is the name of the board that it stands on.',
  'named-at-import': 'Whoever imported the posting named the company.',
  'given-by-company': 'The company entered this itself.',
} as const

export type ProvenanceRule = keyof typeof provenanceRules
