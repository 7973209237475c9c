import type { Resume } from '@rise/contract/resumes/shapes'
import { findSkill } from '../../../catalogs/index.ts'
import { joinedLines, joinTexts, looksDifferent } from '../lines/join-lines.ts'
import type { ResumeLine } from '../lines/resume-line.ts'
import { fold } from '../words/fold.ts'
import { isFluency, isNaturalLanguage } from '../words/natural-languages.ts'
import type { FoundEntry } from './read-item.ts'
import { splitList } from './split-list.ts'

type Skill = NonNullable<Resume['skills']>[number]
type Language = NonNullable<Resume['languages']>[number]
type Interest = NonNullable<Resume['interests']>[number]
type Reference = NonNullable<Resume['references']>[number]

const levels =
  'expert|advanced|proficient|intermediate|beginner|basic|basics|fluent|native|master|good|very good|experte|fortgeschritten|sehr gut|gut|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|intermediário|avanzato|base|gevorderd|zaawansowany|podstawowy|ileri|orta|erfaren|hyvä|pokročilý|avansat|haladó|продвинутый|просунутий|精通|熟练|熟悉|了解|上級|中級|고급|중급'
const levelBehind = new RegExp(String.raw`^(.{1,80}?)\s*(?:\(|[–—:-]\s|\t)\s*((?:${levels})[^)]{0,20})\)?$`, 'iu')
const yearsBehind =
  /^(.{1,80}?)\s*[(,–—:-]?\s*(\d{1,2})\+?\s*(?:years?|yrs?|jahre?n?|ans|años|anos|anni|jaar|lat|yıl|år|let|ani|év|лет|років|年|년)(?: of experience)?\)?$/iu

/** The skills of a section, and the languages listed among them. */
export interface FoundSkills {
  readonly skills: readonly FoundEntry<Skill>[]
  readonly languages: readonly FoundEntry<Language>[]
}

/**
 * Reads skills. `Data: SQL, Python` is a group with its words; other skills are single. `Spoken: German` contains
 * languages.
 */
export function readSkills(lines: readonly ResumeLine[]): FoundSkills {
  const skills: FoundEntry<Skill>[] = []
  const languages: FoundEntry<Language>[] = []
  for (const item of itemsOf(lines)) {
    const group = groupOf(item.text)
    const words = splitList(group?.rest ?? item.text)
    if (group && !levelBehind.test(item.text)) {
      if (areSpoken(words)) languages.push(...words.map((word) => ({ value: languageOf(word), lines: item.lines })))
      else skills.push({ value: { name: group.name, keywords: unique(words.map(usualSpelling)) }, lines: item.lines })
    } else skills.push(...splitList(item.text).map((word) => ({ value: skillOf(word), lines: item.lines })))
  }
  return {
    skills: uniqueBy(skills, ({ value: { name = '', keywords = [] } }) => [name, ...keywords].join('\n')),
    languages,
  }
}

/**
 * Reads languages with their fluency, as written. Other words become skills if the catalog has them, and are left out
 * otherwise.
 */
export function readLanguages(lines: readonly ResumeLine[]): FoundSkills {
  const skills: FoundEntry<Skill>[] = []
  const languages: FoundEntry<Language>[] = []
  for (const item of itemsOf(lines)) {
    const group = groupOf(item.text)
    if (group && !isNaturalLanguage(group.name) && !isFluency(group.rest)) {
      const words = splitList(group.rest)
      if (areSpoken(words)) languages.push(...words.map((word) => ({ value: languageOf(word), lines: item.lines })))
      else skills.push({ value: { name: group.name, keywords: words.map(usualSpelling) }, lines: item.lines })
      continue
    }
    for (const part of withFluency(splitList(item.text.replaceAll('\t', ': ')))) {
      const value = languageOf(part)
      if (isNaturalLanguage(value.language ?? '') || isFluency(value.fluency ?? ''))
        languages.push({ value, lines: item.lines })
      else if (findSkill(part)) skills.push({ value: skillOf(part), lines: item.lines })
    }
  }
  return { skills, languages }
}

/** Reads interests. `Music: piano, choir` is one interest with its keywords. */
export function readInterests(lines: readonly ResumeLine[]): FoundEntry<Interest>[] {
  return itemsOf(lines).flatMap((item): FoundEntry<Interest>[] => {
    const group = groupOf(item.text)
    const itemOf = (value: Interest) => ({ value, lines: item.lines })
    if (group) return [itemOf({ name: group.name, keywords: splitList(group.rest) })]
    return item.text.length > 120 && /\.\s/.test(item.text)
      ? [itemOf({ name: item.text.slice(0, 300) })]
      : splitList(item.text).map((name) => itemOf({ name }))
  })
}

/**
 * Reads references: a quotation or paragraph with the name in the next line, after a dash; or a short line with the
 * name, followed by the text.
 */
export function readReferences(lines: readonly ResumeLine[]): FoundEntry<Reference>[] {
  const references: { value: { name?: string; reference?: string }; lines: number[] }[] = []
  for (const { text, lines: ownLines } of joinedLines(lines)) {
    const last = references.at(-1)
    const [, name] = /^[–—-]\s*(\S.{1,100})$/u.exec(text) ?? []
    const words = text.replaceAll(/^["“„«]\s*|\s*["”“»]$/gu, '')
    if (name && last && last.value.name === undefined) last.value.name = name
    else if (text.length <= 60 && !/[.!?”"»]$/.test(text)) {
      references.push({ value: { name: text }, lines: [...ownLines] })
      continue
    } else if (last?.value.name !== undefined && last.value.reference === undefined) last.value.reference = words
    else {
      references.push({ value: { reference: words }, lines: [...ownLines] })
      continue
    }
    last?.lines.push(...ownLines)
  }
  return references
}

interface Item {
  readonly text: string
  readonly lines: readonly number[]
}

/** Joins lines into one item if the page broke them in the middle of a list. */
function itemsOf(lines: readonly ResumeLine[]): Item[] {
  const items: { text: string; lines: number[]; last: ResumeLine }[] = []
  for (const line of lines) {
    const before = items.at(-1)
    const continuesItem =
      before !== undefined &&
      !line.isBullet &&
      !line.isApart &&
      !looksDifferent(before.last, line) &&
      (/[,;(&/、，]$/.test(before.text) ||
        (/[,;、，]/.test(before.text) && /^\p{Ll}/u.test(line.text) && !groupOf(line.text)) ||
        (before.last.isFull && /[,;]/.test(before.text) && !groupOf(line.text)))
    if (continuesItem) {
      before.text = joinTexts(before.text, line.text)
      before.lines.push(line.at)
      before.last = line
    } else items.push({ text: line.text, lines: [line.at], last: line })
  }
  return items
}

function groupOf(item: string): { name: string; rest: string } | undefined {
  const [, name = '', rest = ''] = /^([^:：,;()、]{2,60}?)\s*[:：]\s*(\S.*)$/su.exec(item) ?? groupBeforeGap(item)
  return name === '' || !/\p{L}/u.test(name) ? undefined : { name: name.replaceAll('\t', ' ').trim(), rest }
}

/** Splits a label in its own column from the words after it: `Languages   Java, Python`. */
function groupBeforeGap(item: string): readonly string[] {
  const [, name = '', rest = ''] = /^([^\t,;()、|]{2,40})\t([^\t]*[,;、][^\t]*)$/u.exec(item) ?? []
  return [item, name, rest]
}

function areSpoken(words: readonly string[]): boolean {
  const spokenLanguages = words.filter((word) => isNaturalLanguage(languageOf(word).language ?? ''))
  return spokenLanguages.length > 0 && spokenLanguages.length * 2 > words.length
}

/** Joins a fluency that stands alone to the language before it: `English, fluent`. */
function withFluency(parts: readonly string[]): string[] {
  const all: string[] = []
  for (const part of parts) {
    const before = all.at(-1)
    const isBehind =
      before !== undefined &&
      !isNaturalLanguage(part) &&
      isFluency(part) &&
      languageOf(before).fluency === undefined &&
      languageOf(part).fluency === undefined
    if (isBehind) all.splice(-1, 1, `${before} (${part})`)
    else all.push(part)
  }
  return all
}

function languageOf(item: string): Language {
  const [, language = item, fluency] =
    /^(.{2,40}?)\s*(?:[(（]|[:：]|\s[–—-]\s|\t|,\s)\s*([^()（）]+?)[)）]?$/u.exec(item) ?? withLevelBehind(item)
  return { language: language.replace(/[:：]\s*$/, '').trim(), ...(fluency && { fluency: fluency.trim() }) }
}

/** Splits a language from a fluency without a separator: `English C1`, `German native`. */
function withLevelBehind(item: string): readonly (string | undefined)[] {
  const words = item.split(/\s+/)
  for (let from = 1; from < words.length; from += 1) {
    const [language, fluency] = [words.slice(0, from).join(' '), words.slice(from).join(' ')]
    if (isNaturalLanguage(language) && isFluency(fluency)) return [item, language, fluency]
  }
  return [item, item]
}

function skillOf(item: string): Skill {
  const [, ofYears, years] = yearsBehind.exec(item) ?? []
  if (ofYears && years) return { name: usualSpelling(ofYears), years: Number(years) }
  const [, name, level] = levelBehind.exec(item) ?? []
  return name && level ? { name: usualSpelling(name), level } : { name: usualSpelling(item) }
}

/** Returns the catalog's spelling if it has the same letters, otherwise the words of the document. */
function usualSpelling(written: string): string {
  const catalogName = findSkill(written)?.name
  return catalogName !== undefined && lettersOf(catalogName) === lettersOf(written) ? catalogName : written
}

function lettersOf(text: string): string {
  return fold(text).replaceAll(/[^\p{L}\p{M}\p{N}+#]/gu, '')
}

function unique(items: readonly string[]): string[] {
  return uniqueBy(items, (item) => item)
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seenNames = new Set<string>()
  return items.filter((item) => {
    const key = fold(keyOf(item))
    return seenNames.has(key) ? false : seenNames.add(key)
  })
}
