import { foldText } from '../../../../platform/words/fold-text.ts'

/** German words for people, and their feminine forms. Others change nothing: no title has them. */
const masculine = /^[a-z]{3,}(?:er|eur|or|ist|ent|ant)$/
const feminine = /^([a-z]{3,}(?:er|eur|or|ist|ent|ant))in(?:nen)?$/
const quoted = /"[^"]*"/
/** Endings after a mark: Kundenberater*in, Lehrer(in), Verkäufer/-innen, développeur(se), enfermero/a. */
const marked =
  /(?<=\p{L}{3})(?:[*:_·•∙/]-?|\(-?)(?:innen|in|as?|es?|ses?|euses?|[eè]re|rice|trice|r|n)\)?(?![\p{L}\p{N}])/u
const markedOrQuoted = new RegExp(`${quoted.source}|${marked.source}`, 'giu')

/** A search without the endings that only mark that all genders are meant; what is quoted stays. */
export function withoutGenderMarks(keyword: string): string {
  return keyword.replace(markedOrQuoted, (found) => (found.startsWith('"') ? found : ''))
}

/** The other forms of a word for a person: `beraterin` and `beraterinnen` for `berater`, and the other way round. */
export function genderForms(word: string): string[] {
  const folded = foldText(word)
  const stem = masculine.test(folded) ? folded : feminine.exec(folded)?.[1]
  return stem === undefined ? [] : [stem, `${stem}in`, `${stem}innen`].filter((form) => form !== folded)
}
