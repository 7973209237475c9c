import type { Resume } from '@rise/contract/resumes/shapes'
import type { Entry } from '../entries/read-entries.ts'
import { behindLabel } from '../words/labels.ts'
import type { FoundEntry } from './read-item.ts'
import { descriptionOf } from './read-work.ts'
import { splitList } from './split-list.ts'

type Part<K extends keyof Resume> = NonNullable<Extract<Resume[K], unknown[]>>[number]

/** Reads a certificate: name, issuer, date. */
export function certificateOfEntry(entry: Entry): FoundEntry<Part<'certificates'>> {
  const [name, issuer] = twoOf(entry.fields)
  const date = entry.startDate ?? entry.endDate
  return {
    value: {
      ...(name && { name }),
      ...(date && { date }),
      ...(issuer && { issuer }),
      ...(entry.url && { url: entry.url }),
    },
    lines: entry.lines,
    unsure: name ? [] : ['name'],
  }
}

/** Reads an award: title, awarder, date, reason. */
export function awardOfEntry(entry: Entry): FoundEntry<Part<'awards'>> {
  const [title, awarder] = twoOf(entry.fields)
  const date = entry.startDate ?? entry.endDate
  const summary = [...entry.paragraphs, ...entry.bullets].join('\n')
  return {
    value: {
      ...(title && { title }),
      ...(date && { date }),
      ...(awarder && { awarder }),
      ...(summary && { summary }),
    },
    lines: entry.lines,
    unsure: title ? [] : ['title'],
  }
}

/** Reads a publication: name, publisher, date, summary. */
export function publicationOfEntry(entry: Entry): FoundEntry<Part<'publications'>> {
  const [name, publisher] = entry.fields
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
    lines: entry.lines,
    unsure: name ? [] : ['name'],
  }
}

/** Reads a project: name, period, description, client, tools, roles. */
export function projectOfEntry(entry: Entry): FoundEntry<Part<'projects'>> {
  const [name, ...otherFields] = entry.fields
  const { summary: _, highlights, ...period } = descriptionOf(entry)
  const all = [...otherFields, ...entry.paragraphs]
  const keywords = all.flatMap((text) => behindLabel('technologies', text) ?? []).flatMap(splitList)
  const roles = all.flatMap((text) => behindLabel('projectRole', text) ?? []).flatMap(splitList)
  const isPlain = (text: string) =>
    behindLabel('technologies', text) === undefined && behindLabel('projectRole', text) === undefined
  const plainFields = otherFields.filter(isPlain)
  // In "Gitlytics | Python, Flask, React", the tools follow the project.
  const tools = plainFields.filter((text) => /,/.test(text)).flatMap(splitList)
  const [entity] = plainFields.filter((text) => !/,/.test(text))
  const description = entry.paragraphs.filter(isPlain).join('\n\n')
  return {
    value: {
      ...(name && { name }),
      ...(description && { description }),
      ...(highlights && { highlights }),
      ...(keywords.length + tools.length > 0 && { keywords: [...tools, ...keywords] }),
      ...period,
      ...(entry.url && { url: entry.url }),
      ...(roles.length > 0 && { roles }),
      ...(entity && { entity }),
    },
    lines: entry.lines,
    unsure: name ? [] : ['name'],
  }
}

/** Splits a field with a name and an issuer: `Certified Nurse, Red Cross`. */
function twoOf(fields: readonly string[]): readonly string[] {
  const [only = ''] = fields
  if (fields.length !== 1) return fields
  const at = Math.max(only.lastIndexOf(', '), only.lastIndexOf(' - '))
  return at === -1 ? fields : [only.slice(0, at), only.slice(at).replace(/^(?:, | - )/, '')]
}
