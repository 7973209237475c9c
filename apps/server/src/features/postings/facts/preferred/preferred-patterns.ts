import { preferredWords } from './preferred-words.ts'

type Words = (typeof preferredWords)['en']

const languages: readonly Words[] = Object.values(preferredWords)

/** Joins the words of all languages, because postings in one language use words of others. */
function anyOf(kind: keyof Words): string {
  const sources = languages.flatMap((words) => words[kind]).toSorted((a, b) => b.length - a.length)
  return `(?:${sources.join('|')})`
}

function word(source: string): string {
  return `(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`
}

/** The end of a clause, or a word that starts another clause. */
const close =
  '(?=\\s*(?:$|[.,;:!?)\\]/•|]|[-–—]\\s|(?:but|though|and|not|for|in|to|at|as|if|when|here|aber|und|wenn|mais|et|si|pour|pero|y|mas|e|se|ma|maar|en|als|ale|i|jeśli|is|are|ist|sind|wäre|wären|est|sont|es|son|é|são|è|sono|zijn|są)(?!\\p{L})))'
/** `not a`, `not just a`, `more than a`: directly before words for nice to have, these words reverse the meaning. */
const negation =
  "(?:\\bnot|n[’']t|\\bno|\\bnever|\\bkeine?|\\bnicht|\\bpas|\\bnon|\\bnão|\\bnie|\\bniet|\\bgeen|more than|mehr als|plus qu['’]|más que|mais que|più che|meer dan|więcej niż)"
const betweenWords =
  '(?:\\s*(?:just|only|merely|simply|really|even|an?|the|be|considered|nur|bloß|ein|eine|seulement|simplement|juste|une?|es|est|é|è|is|ist|jest|sólo|solo|solamente|una?|uma?|apenas|só|soltanto|alleen|slechts|een|tylko)(?!\\p{L}))*'
/** `not required`, `no obligatorio`: next to words for nice to have, these words confirm the meaning. */
const denial = "(?:not?|n[’']t|nicht|kein|pas|non|não|niet|geen|nie)"

const requiredWords = word(anyOf('musts'))

/** The beginning of statements such as `None of these is a must`. */
const noneOf =
  '(?:none|kein(?:e[rs]?)?|aucune?|ningun[oa]|nenhum[a]?|nessun[oa]|geen|żaden) (?:of|davon|de|di|van|z) (?:\\p{L}+ ){0,3}'

/** Words for nice-to-have skills, in all languages. Each pattern matches whole words. */
export const patterns = {
  names: new RegExp(word(anyOf('names')), 'giu'),
  fillers: new RegExp(word(anyOf('fillers')), 'giu'),
  marks: new RegExp(word(`(?:${anyOf('marks')}|${anyOf('closingMarks')}${close})`), 'giu'),
  leads: new RegExp(word(anyOf('leads')), 'giu'),
  must: new RegExp(requiredWords, 'iu'),
  /** Words that say that something is not required. */
  denied: new RegExp(
    word(
      `(?:${denial} (?:\\p{L}+ )?(?:an? )?|${noneOf})(?:${anyOf('musts')}|a requirement|necessary|necesarios?|konieczne)`,
    ),
    'giu',
  ),
  subjects: new RegExp(word(anyOf('subjects')), 'iu'),
  sections: new RegExp(`^${word(anyOf('sections'))}`, 'iu'),
  negatedBefore: new RegExp(`${negation}${betweenWords}\\s*$`, 'iu'),
} as const
