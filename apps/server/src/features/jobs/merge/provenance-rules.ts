import { msg } from '@rise/texts'

/** Every rule by which a value may be read, with its sentence in "Where does this come from?". */
export const provenanceRules = {
  'as-given': msg('The posting says exactly this.'),
  'catalog-term': msg('The posting uses another word for the same thing; we show the usual term.'),
  'minor-units': msg('The posting gives the amount in the smallest coin (such as cents). We show it in the main unit.'),
  'escaped-html': msg('The text arrived with its markup escaped; we restored it and removed anything unsafe.'),
  'epoch-milliseconds': msg('The posting gives the moment as a number of milliseconds; we show the date.'),
  'words-in-title': msg('The title contains a word that stands for this.'),
  'words-in-place': msg('The place, as written in the posting, contains a word that stands for this.'),
  'city-told-by-size': msg(
    'The place is written without its country; no other city of this name comes near this one in inhabitants.',
  ),
  'city-in-title': msg(
    'The posting names no place; its title ends in a large city that no other of this name comes near.',
  ),
  'place-parts': msg('We split the place, as written in the posting, into city, region and country.'),
  'smallest-place': msg(
    'The posting lists this place beside the region or country that it lies in; we show the place alone.',
  ),
  'stated-in-text': msg('The description states this.'),
  'skills-named': msg('The title and the description name these; we show those that our list of skills knows.'),
  'nice-to-have-in-text': msg('The description names these only where it calls them nice to have.'),
  'pay-in-text': msg('The description names this pay with its currency and period.'),
  'pay-in-money-of-place': msg(
    'The description names this pay with a sign that several currencies share; we show the currency of the job’s country.',
  ),
  'pay-of-a-year': msg('The description names this pay without a period; an amount of this size is paid for a year.'),
  'closing-date-in-text': msg('The description names this as the last day for applications.'),
  'language-of-text': msg('The description is written in this language, by its words.'),
  'board-name': msg('The posting names no company; this is the name of the board that it stands on.'),
  'named-at-import': msg('The person who imported the posting named the company.'),
  'board-address': msg('The posting gives no address; this is where its board shows it.'),
  'translation-chosen': msg('The posting comes in several languages; we show the one that its board shows first.'),
  'amount-in-text': msg(
    'The posting gives the amount in words; we read the figures, the currency and the period in them.',
  ),
  'corrected-here': msg('An admin of this site corrected this; the quote is what the posting says.'),
  'given-by-company': msg('The company entered this itself.'),
} as const

export type ProvenanceRule = keyof typeof provenanceRules
