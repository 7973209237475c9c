/** The names that a text may use in braces. */
export type Facts = Readonly<Record<string, string>>

/** Fills in every `{name}` of a text. Throws if a fact is missing: a gap must never reach a reader. */
export function fill(text: string, facts: Facts): string {
  const filled = text.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`The text asks for {${name}}, which is not known: ${text}`)
    return fact
  })
  return filled.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** Begins with a vowel but sounds like `you` or `one`. */
const soundsLikeConsonant = /^(?:U[XI]\b|uni|use|eu|one)/i
/** Abbreviations read letter by letter, whose first letter's name begins with a vowel: `an HR Generalist`. */
const soundsLikeVowel = /^[FHLMNRSX][A-Z]/

/** Returns the noun with its indefinite article: `an SEO Specialist`, `a UX Writer`, `an Account Executive`. */
export function withArticle(noun: string): string {
  const vowel = soundsLikeVowel.test(noun) || (/^[aeiou]/i.test(noun) && !soundsLikeConsonant.test(noun))
  return `${vowel ? 'an' : 'a'} ${noun}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

const properNouns = /^(?:[A-Z]{2,}|\d|French|English|Portuguese|Deutschlandticket|Christmas|New Year|Fridays|German)/

/** Returns the phrase for use inside a sentence: names keep their capital. */
export function withinSentence(phrase: string): string {
  return properNouns.test(phrase) ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1)
}
