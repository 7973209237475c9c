/** The words that replace a text's placeholders, by the placeholder's name. */
export type Facts = Readonly<Record<string, string>>

/**
 * Fills in every `{name}` of a text, and capitalises its first letter. Throws if a fact is missing, because a gap must
 * never reach a reader.
 */
export function fill(text: string, facts: Facts): string {
  const filledText = text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`The text asks for {${name}}, which is not known: ${text}`)
    return fact
  })
  return filledText.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Words that begin with a vowel but sound like `you` or `one`. */
const soundsLikeConsonant = /^(?:U[XI]\b|uni|use|eu|one)/i
/** Abbreviations read letter by letter, whose first letter's name begins with a vowel: `an HR Generalist`. */
const soundsLikeVowel = /^[FHLMNRSX][A-Z]/

/** Returns the noun with its indefinite article: `an SEO Specialist`, `a UX Writer`, `an Account Executive`. */
export function withArticle(noun: string): string {
  const hasVowelSound = soundsLikeVowel.test(noun) || (/^[aeiou]/i.test(noun) && !soundsLikeConsonant.test(noun))
  return `${hasVowelSound ? 'an' : 'a'} ${noun}`
}

/** Joins items as in a sentence: `a`, `a and b`, `a, b and c`. */
export function joinAsList(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

const properNouns = /^(?:[A-Z]{2,}|\d|French|English|Portuguese|Deutschlandticket|Christmas|New Year|Fridays|German)/

/** Returns the phrase for use inside a sentence; names stay capitalised. */
export function withinSentence(phrase: string): string {
  return properNouns.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
