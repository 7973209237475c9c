import type { Ground, Phrases } from './grounds.ts'
import { dutch } from './phrases/dutch.ts'
import { english } from './phrases/english.ts'
import { french } from './phrases/french.ts'
import { german } from './phrases/german.ts'
import { italian } from './phrases/italian.ts'
import { polish } from './phrases/polish.ts'
import { portuguese } from './phrases/portuguese.ts'
import { spanish } from './phrases/spanish.ts'

const languages: readonly Phrases[] = [english, german, french, spanish, italian, dutch, polish, portuguese]
/** The order in which grounds are checked. Pay comes first, because no reason overrides it. */
const grounds: readonly Ground[] = ['pay', 'age', 'origin', 'family', 'health', 'religion', 'gender', 'politics']

/** Patterns for options that describe a person, for questions that are about the person. */
const personalOptions: readonly (readonly [Ground, RegExp])[] = [
  [
    'family',
    /^(?:married|unmarried|single|divorced|widowed|separated|engaged|verheiratet|ledig|geschieden|verwitwet)$/,
  ],
  ['religion', /^(?:christian|muslim|jewish|hindu|buddhist|sikh|catholic|protestant|atheist|katholisch|evangelisch)$/],
  ['gender', /^(?:male|female|man|woman|non-binary|transgender|mannlich|weiblich|divers|gay|lesbian|bisexual)$/],
  ['origin', /^(?:white|black|asian|hispanic|latino|latinx|caucasian|african american|arab)$/],
  ['age', /^(?:(?:under|over|below|above) \d\d(?: years)?|\d\d ?(?:-|–|to) ?\d\d years(?: old)?)$/],
]
const asksAboutPerson =
  /\b(?:you are|are you|you(?:rself)?\?|describes? you|about you|apply to you|do you (?:identify|belong)|sind sie|bist du)\b/

/**
 * Returns why a question is not allowed; null if it is allowed. The meaning of the question decides, not single words:
 * "Have you worked with children?" is allowed.
 */
export function judgeQuestion(text: string, options: readonly string[] = []): Ground | null {
  const foldedText = foldQuestion(text)
  const forms = [foldedText, toDirectQuestion(foldedText)]
  const isAsked = (phrase: RegExp) => forms.some((form) => phrase.test(form))
  const ground = grounds.find((one) => languages.some((phrases) => phrases[one].some(isAsked)))
  if (ground !== undefined) return ground
  const answers = options.map(foldQuestion)
  for (const answer of answers) {
    const groundOfAnswer = answer.includes(' ') ? judgeQuestion(answer) : null
    if (groundOfAnswer !== null) return groundOfAnswer
  }
  if (!asksAboutPerson.test(foldedText)) return null
  const personalOption = personalOptions.find(([, label]) => answers.filter((answer) => label.test(answer)).length >= 2)
  return personalOption?.[0] ?? null
}

/** Returns an indirect question, such as "tell us how old you are", as a direct one. */
function toDirectQuestion(folded: string): string {
  return folded
    .replaceAll(/\byou (are|were)\b/g, '$1 you')
    .replaceAll(
      /\b(?:if|whether|how many \w+|what|where|when) you (?=(?:have|earn|want|plan|smoke|take|suffer|believe|belong|go|come)\b)/g,
      (words) => words.replace(/(?:(?:if|whether) )?you $/, 'do you '),
    )
    .replaceAll(/\bob (sie|du) (.{1,80}?),? (sind|bist|haben|hast)\b/g, '$3 $1 $2')
}

/**
 * Returns a question as the phrases expect it: in lower case, without accents and invisible characters, with plain
 * quotes and single spaces.
 */
function foldQuestion(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll(/['’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
