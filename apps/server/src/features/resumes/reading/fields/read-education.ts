import type { Resume } from '@rise/contract/resumes/shapes'
import type { Entry } from '../entries/read-entries.ts'
import { splitFields } from '../entries/split-fields.ts'
import { isDegree, isSchool } from '../words/field-words.ts'
import { behindLabel, type LabelKind } from '../words/labels.ts'
import { readPlace } from './places.ts'
import type { FoundEntry } from './read-item.ts'

type Education = NonNullable<Resume['education']>[number]

/** A grade within a text: `GPA: 3.9/4.0`, `(Note: 1,3)`. */
const scoreWithin =
  /[\s,;|(]*(?<![\p{L}])(?:c?gpa|grade|note|notendurchschnitt|nota|mention|moyenne|media|média|score|voto|średnia|cijfer|keskiarvo|绩点|學分績點|学점|학점)\s*(?:of\s)?[:：]?\s*((?:\d{1,3}[.,]?\d{0,3}\s*%?)(?:\s*(?:\/|out of|von|sur|su|de|\()\s*\d{1,3}(?:[.,]\d{1,2})?\)?)?)\)?/iu
const inArea = /^(.{2,90}?)\s+(?:in|of|en|em|im fach|der|des|de|di|w|inom|i|v|în|на|по)\s+(\S.*)$/iu
const shortDegree =
  /^((?:b|m)\.?\s?(?:sc|a|eng|ed|s|e|tech|fa|arch|com|mus|phil)\.?(?:\s?\((?:hons?|honours)\.?\))?|ph\.?\s?d\.?|mba|bts|dut|bsc|msc|bba|llb|llm|inż\.|mgr|ing\.|bc\.|lic\.)[,:]?\s+(?!(?:in|of|en|em|im|w|i|di|de)\s)([\p{L}].*)$/iu
/** Words of a degree to which `of` belongs: in "Bachelor of Science in Physics", the field of study follows `in`. */
const degreeOfField =
  /^((?:bachelor|master|doctor|associate|licen[cs]iate)(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|business administration|technology|fine arts|laws?|commerce|education|music|philosophy|applied science|computer applications|architecture|medicine|public health|social work|research|nursing|economics))?(?: \((?:hons?|honours)\.?\))?)\s*(?:,|:|-|–|in(?: the)?|of)\s+(\S.*)$/iu

/** Reads an entry of the education section. An entry without a school is kept, so that the member can complete it. */
export function educationOfEntry(entry: Entry): FoundEntry<Education> {
  const texts = [...entry.fields, ...entry.paragraphs, ...entry.bullets].map((text) => text.trim())
  const label = (kind: LabelKind) => texts.flatMap((text) => behindLabel(kind, text) ?? [])
  const [labelledScore] = label('score')
  const scores = texts.flatMap((text) => scoreWithin.exec(text)?.[1] ?? [])
  const courses = label('courses')
    .flatMap((list) => list.split(/\s*[,;、，]\s*/))
    .filter((course) => course !== '')
  const parts = partsOf(entry)
  const place = parts.length > 1 ? parts.findIndex(isPlace) : -1
  if (place !== -1) parts.splice(place, 1)
  const [labelledSchool] = label('institution')
  const school = labelledSchool === undefined ? schoolAmong(parts) : { at: -1, isSure: true }
  const institution = labelledSchool ?? (school.at === -1 ? undefined : parts.splice(school.at, 1)[0])
  const [labelledDegree] = label('studyType')
  const [labelledArea] = label('area')
  const degree = parts.findIndex(isDegree)
  const [degreeText] = degree === -1 ? [] : parts.splice(degree, 1)
  const { studyType, area } = labelledDegree ? { studyType: labelledDegree } : degreeOf(degreeText)
  const [beside] = parts
  const field =
    labelledArea ?? area ?? (beside !== undefined && !isDegree(beside) && !/\d/.test(beside) ? beside : undefined)
  const isOneDate = entry.startDate !== undefined && !entry.isRange
  const score = labelledScore ?? scores[0]
  return {
    value: {
      ...(institution && { institution }),
      ...(entry.url && { url: entry.url }),
      ...(field && { area: field }),
      ...(studyType && { studyType }),
      ...(entry.startDate && !isOneDate && { startDate: entry.startDate }),
      ...(entry.endDate && { endDate: entry.endDate }),
      ...(score && { score: score.trim() }),
      ...(courses.length > 0 && { courses }),
    },
    lines: entry.lines,
    unsure: [
      ...(institution === undefined || !school.isSure ? ['institution'] : []),
      ...(studyType === undefined ? ['studyType'] : []),
      ...(entry.startDate === undefined ? ['endDate'] : []),
    ],
  }
}

/**
 * Returns the parts of the heading and of those lines below it that name a school or degree, without grades and
 * labelled texts.
 */
function partsOf({ fields, paragraphs, bullets }: Entry): string[] {
  const isOfHeading = fields.some((field) => isSchool(field)) && fields.some((field) => isDegree(field))
  const linesBelowHeading = isOfHeading
    ? []
    : [...paragraphs, ...bullets].filter(
        (text) =>
          text.length < 110 &&
          (isSchool(text) || isDegree(text)) &&
          !/[.!?]$/.test(text.replace(/\b\p{L}{1,3}\.$/u, '')),
      )
  const heads = [...fields, ...linesBelowHeading.flatMap(splitFields)]
    .filter((text) => !isLabelled(text))
    .map((text) => text.replace(scoreWithin, '').trim())
    .filter((text) => text !== '')
  return heads.flatMap((text) =>
    heads.filter((head) => !isPlace(head)).length === 1 || isBoth(text) ? splitOne(text) : withoutPlace(text),
  )
}

function isLabelled(text: string): boolean {
  return (['score', 'courses', 'thesis', 'institution', 'studyType', 'area'] as const).some(
    (kind) => behindLabel(kind, text) !== undefined,
  )
}

function isBoth(text: string): boolean {
  return isSchool(text) && isDegree(text)
}

/** Separates a school from its place: `State University, Springfield, IL`. */
function withoutPlace(text: string): string[] {
  const parts = text.split(/,\s+/)
  for (let from = 1; from < parts.length; from += 1) {
    const place = parts.slice(from).join(', ')
    if (isPlace(place)) return [parts.slice(0, from).join(', '), place]
  }
  return [text]
}

function schoolAmong(parts: readonly string[]): { at: number; isSure: boolean } {
  const sureIndex = parts.findIndex((part) => isSchool(part) && !isDegree(part))
  if (sureIndex !== -1) return { at: sureIndex, isSure: true }
  const both = parts.findIndex((part) => isSchool(part))
  const withoutDegree = parts.findIndex((part) => !isDegree(part))
  // The part next to a degree names the school.
  if (parts.length > 1)
    return { at: both !== -1 && parts.filter(isDegree).length > 1 ? both : withoutDegree, isSure: both !== -1 }
  return { at: parts.length === 1 && !isDegree(parts[0] ?? '') ? 0 : -1, isSure: false }
}

function degreeOf(written: string | undefined): Pick<Education, 'studyType' | 'area'> {
  if (written === undefined) return {}
  const [, degree, field] = degreeOfField.exec(written) ?? []
  if (degree && field) return { studyType: degree.trim(), area: field.trim() }
  const [, before, after] = /^([^,]{2,60}),\s+(\S.*)$/u.exec(written) ?? []
  if (before && after && isDegree(before)) return { studyType: before, area: after }
  const [, studyType, area] = shortDegree.exec(written) ?? inArea.exec(written) ?? []
  if (
    studyType &&
    area &&
    isDegree(studyType) &&
    !/^(?:science|arts|engineering|laws?|business administration|education|fine arts|commerce|technology)$/i.test(area)
  )
    return { studyType: studyType.trim(), area: area.trim() }
  const [first = '', ...otherParts] = written.split(/,\s+|:\s+|\s-\s/)
  return isDegree(first) && otherParts.length > 0
    ? { studyType: first, area: otherParts.join(', ') }
    : { studyType: written }
}

/** Splits a field with a degree and a school: `BSc Physics, University of Vienna`. */
function splitOne(field: string): string[] {
  const at = field.split(/,\s+|\s-\s|，|;\s+/)
  const school = at.findIndex((part) => isSchool(part) && !isDegree(part))
  if (school === -1 || at.length < 2) {
    const [, degree, where] = /^(.{2,80}?)\s+(?:at|from|an der|à l['’]|en la|presso)\s*(\S.*)$/iu.exec(field) ?? []
    if (degree && where && isDegree(degree) && isSchool(where)) return [degree, where]
    // The text before a degree names the school.
    const first = at.findIndex(isDegree)
    return first > 0
      ? [...withoutPlace(at.slice(0, first).join(', ')), at.slice(first).join(', ')]
      : withoutPlace(field)
  }
  const degree = at.findIndex((part, index) => index > school && isDegree(part))
  const end = degree === -1 ? at.length : degree
  return [
    at.slice(0, school).join(', '),
    ...withoutPlace(at.slice(school, end).join(', ')),
    at.slice(end).join(', '),
  ].filter((part) => part !== '')
}

function isPlace(text: string): boolean {
  return !isSchool(text) && !isDegree(text) && readPlace(text) !== undefined
}
