import type { Resume } from '@rise/contract/resumes/shapes'
import { findSkill } from '../../catalogs/index.ts'
import { joinLines } from './join-lines.ts'
import type { ResumeLine } from './resume-line.ts'

type Skill = NonNullable<Resume['skills']>[number]
type Language = NonNullable<Resume['languages']>[number]
type Interest = NonNullable<Resume['interests']>[number]

const levels =
  'expert|advanced|proficient|intermediate|beginner|basic|basics|fluent|native|master|good|very good|experte|fortgeschritten|sehr gut|gut|grundkenntnisse|avancé|intermédiaire|débutant|avanzado|intermedio|básico|avançado|intermediário'
const levelBehind = new RegExp(String.raw`^(.{1,80}?)\s*(?:\(|[–—:-]\s|\t)\s*((?:${levels})[^)]{0,20})\)?$`, 'iu')
const yearsBehind =
  /^(.{1,80}?)\s*[(,–—:-]?\s*(\d{1,2})\+?\s*(?:years?|yrs?|jahre?n?|ans|años|anos)(?: of experience)?\)?$/iu

/** Reads skills: `Data: SQL, Python` is a group with its words; others are single, spelled as in the catalog. */
export function readSkills(lines: readonly ResumeLine[]): Skill[] {
  const skills = itemsOf(lines).flatMap((item): Skill[] => {
    const group = groupOf(item)
    if (group && !levelBehind.test(item)) {
      return [{ name: group.name, keywords: unique(splitList(group.rest).map(usualName)) }]
    }
    return splitList(item).map(skillOf)
  })
  return uniqueBy(skills, ({ name = '', keywords = [] }) => [name, ...keywords].join('\n').toLowerCase())
}

/** Reads languages with their fluency, as written. */
export function readLanguages(lines: readonly ResumeLine[]): Language[] {
  return itemsOf(lines)
    .flatMap((item) => item.split(/\s*[,;|•·]\s*/u).filter((part) => part !== ''))
    .map((item): Language => {
      const [, language = item, fluency] =
        /^(.{2,40}?)\s*(?:\(|[:：]|\s[–—-]\s|\t|,\s)\s*([^()]+?)\)?$/u.exec(item) ?? []
      return { language, ...(fluency && { fluency }) }
    })
}

/** Reads interests; `Music: piano, choir` is one with its words. */
export function readInterests(lines: readonly ResumeLine[]): Interest[] {
  return itemsOf(lines).flatMap((item): Interest[] => {
    const group = groupOf(item)
    if (group) return [{ name: group.name, keywords: splitList(group.rest) }]
    return item.length > 120 && /\.\s/.test(item)
      ? [{ name: item.slice(0, 300) }]
      : splitList(item).map((name) => ({ name }))
  })
}

/** Splits a list at commas, separators and gaps; commas in brackets belong to their item. */
export function splitList(text: string): string[] {
  const items: string[] = []
  let [depth, item] = [0, '']
  for (const letter of /[,;|•·\t]/u.test(text) ? text : text.replaceAll(/\s[–—/-]\s(?=\p{Lu})/gu, '\t')) {
    if (letter === '(') depth += 1
    if (letter === ')') depth = Math.max(0, depth - 1)
    if (depth === 0 && /[,;|•·●▪‧\t\n]/u.test(letter)) {
      items.push(item)
      item = ''
    } else item += letter
  }
  return [...items, item]
    .map((each) =>
      each
        .trim()
        .replace(/^(?:and|und|et|y|e)\s(?=\S)/u, '')
        .replace(/\.$/, ''),
    )
    .filter(Boolean)
}

/** Joins lines that the page broke in the middle of a list into one item. */
function itemsOf(lines: readonly ResumeLine[]): string[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn =
      before !== undefined &&
      !line.isBullet &&
      (/[,;(&/]$/.test(before.text) || (before.isFull && /[,;]/.test(before.text) && !groupOf(line.text)))
    if (goesOn)
      joined.splice(-1, 1, { ...line, text: `${before.text} ${line.text}`, isBullet: before.isBullet ?? false })
    else joined.push(line)
  }
  return joined.map(({ text }) => text)
}

function groupOf(item: string): { name: string; rest: string } | undefined {
  const [, name = '', rest = ''] = /^([^:：,;()]{2,60}?)\s*[:：]\s*(\S.*)$/su.exec(item) ?? []
  return name === '' ? undefined : { name: name.replaceAll('\t', ' ').trim(), rest }
}

function skillOf(item: string): Skill {
  const [, ofYears, years] = yearsBehind.exec(item) ?? []
  if (ofYears && years) return { name: usualName(ofYears), years: Number(years) }
  const [, name, level] = levelBehind.exec(item) ?? []
  return name && level ? { name: usualName(name), level } : { name: usualName(item) }
}

function usualName(written: string): string {
  return findSkill(written)?.name ?? written
}

function unique(items: readonly string[]): string[] {
  return uniqueBy(items, (item) => item.toLowerCase())
}

function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Reads references and their authors: text in quotes, or a paragraph, and the name after a dash. */
export function readReferences(lines: readonly ResumeLine[]): NonNullable<Resume['references']> {
  const { paragraphs, bullets } = joinLines(lines)
  const references: { name?: string; reference?: string }[] = []
  for (const text of [...paragraphs, ...bullets]) {
    const last = references.at(-1)
    const [, name] = /^[–—-]\s*(\S.{1,100})$/u.exec(text) ?? []
    if (name && last && last.name === undefined) last.name = name
    else if (text.length <= 60 && !/[.!?”"»]$/.test(text)) references.push({ name: text })
    else if (last?.name !== undefined && last.reference === undefined)
      last.reference = text.replaceAll(/^["“„«]\s*|\s*["”“»]$/gu, '')
    else references.push({ reference: text.replaceAll(/^["“„«]\s*|\s*["”“»]$/gu, '') })
  }
  return references
}
