import type { Resume } from '@rise/contract/resumes/shapes'
import type { Entry } from './read-entries.ts'
import { splitList } from './read-lists.ts'
import { told } from './read-work.ts'

type Part<K extends keyof Resume> = NonNullable<Extract<Resume[K], unknown[]>>[number]

interface Read<T> {
  readonly value: T
  readonly left: readonly string[]
}

/** Reads a certificate: name, issuer, date. */
export function certificateOfEntry(entry: Entry): Read<Part<'certificates'>> {
  const [name, issuer, ...left] = twoOf(entry.fields)
  const date = entry.startDate ?? entry.endDate
  return {
    value: {
      ...(name && { name }),
      ...(date && { date }),
      ...(issuer && { issuer }),
      ...(entry.url && { url: entry.url }),
    },
    left: [...left, ...entry.paragraphs, ...entry.bullets],
  }
}

/** Reads an award: title, awarder, date, reason. */
export function awardOfEntry(entry: Entry): Read<Part<'awards'>> {
  const [title, awarder, ...left] = twoOf(entry.fields)
  const date = entry.startDate ?? entry.endDate
  const summary = [...entry.paragraphs, ...entry.bullets].join('\n')
  return {
    value: {
      ...(title && { title }),
      ...(date && { date }),
      ...(awarder && { awarder }),
      ...(summary && { summary }),
    },
    left,
  }
}

/** Reads a publication: name, publisher, date, summary. */
export function publicationOfEntry(entry: Entry): Read<Part<'publications'>> {
  const [name, publisher, ...left] = entry.fields
  const releaseDate = entry.startDate ?? entry.endDate
  const summary = [...entry.paragraphs, ...entry.bullets].join('\n')
  return {
    value: {
      ...(name && { name }),
      ...(publisher && { publisher }),
      ...(releaseDate && { releaseDate }),
      ...(entry.url && { url: entry.url }),
      ...(summary && { summary }),
    },
    left,
  }
}

const words =
  /^(?:technologies|tech stack|stack|tools|keywords|built with|technologien|technologies utilisées|tecnologías|tecnologias)\s*[:：]\s*(\S.*)$/iu
const role = /^(?:roles?|rolle|rôle|rol|papel)\s*[:：]\s*(\S.*)$/iu

/** Reads a project: name, client, tools. */
export function projectOfEntry(entry: Entry): Read<Part<'projects'>> {
  const [name, ...others] = entry.fields
  const { summary: _, highlights, ...period } = told(entry)
  const all = [...others, ...entry.paragraphs]
  const keywords = all.flatMap((text) => words.exec(text)?.[1] ?? []).flatMap(splitList)
  const roles = all.flatMap((text) => role.exec(text)?.[1] ?? []).flatMap(splitList)
  const isPlain = (text: string) => !words.test(text) && !role.test(text)
  const [entity, ...left] = others.filter(isPlain)
  const description = entry.paragraphs.filter(isPlain).join('\n\n')
  return {
    value: {
      ...(name && { name }),
      ...(description && { description }),
      ...(highlights && { highlights }),
      ...(keywords.length > 0 && { keywords }),
      ...period,
      ...(entry.url && { url: entry.url }),
      ...(roles.length > 0 && { roles }),
      ...(entity && { entity }),
    },
    left,
  }
}

/** `Certified Nurse, Red Cross` in one field is a name and its issuer. */
function twoOf(fields: readonly string[]): readonly string[] {
  const [only = ''] = fields
  if (fields.length !== 1) return fields
  const at = Math.max(only.lastIndexOf(', '), only.lastIndexOf(' - '))
  return at === -1 ? fields : [only.slice(0, at), only.slice(at).replace(/^(?:, | - )/, '')]
}
