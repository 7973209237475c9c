import type { Resume } from '@rise/contract/resumes/shapes'
import { isDegree, isSchool } from './field-words.ts'
import { readPlace } from './places.ts'
import type { Entry } from './read-entries.ts'

type Education = NonNullable<Resume['education']>[number]

const score =
  /^(?:(?:final |overall |cumulative )?(?:gpa|grade|score|mark|note|abschlussnote|gesamtnote|mention|media|média|nota))\s*[:：]?\s*(\S.{0,200})$/iu
const courses =
  /^(?:relevant |selected |key )?(?:courses|coursework|course work|modules|kurse|schwerpunkte|cours|cursos|asignaturas|disciplinas)\s*[:：]\s*(\S.*)$/iu
const inArea = /^(.{2,90}?)\s+(?:in|en|em|im fach|der|des|d['’])\s+(\S.*)$/iu
const shortDegree = /^((?:b|m)\.?\s?(?:sc|a|eng|ed|s|tech|fa|arch)\.?|ph\.?\s?d\.?|mba|bts|dut)[,:]?\s+(\p{Lu}.*)$/iu

/** Reads an entry of the education section; words that fit no field are in `left`. */
export function educationOfEntry(entry: Entry): { value: Education; left: readonly string[] } {
  const all = [...entry.fields, ...entry.paragraphs, ...entry.bullets].map((text) => text.trim())
  const scores = all.flatMap((text) => score.exec(text)?.[1] ?? [])
  const listed = all.flatMap((text) => courses.exec(text)?.[1] ?? [])
  const rest = all.filter((text) => !score.test(text) && !courses.test(text))
  const fields = rest.filter((text) => entry.fields.includes(text))
  const place = fields.length > 1 ? fields.findIndex(isPlace) : -1
  const places = place === -1 ? [] : fields.splice(place, 1)
  const parts = fields.length === 1 ? splitOne(fields[0] ?? '') : fields
  const school = schoolAmong(parts)
  const [institution] = school === -1 ? [] : parts.splice(school, 1)
  const degree = parts.findIndex(isDegree)
  const [written] = degree === -1 ? [] : parts.splice(degree, 1)
  const { studyType, area } = degreeOf(written)
  const areaBeside = area ?? parts.shift()
  const isOneDate = entry.startDate !== undefined && entry.startDate === entry.endDate
  return {
    value: {
      ...(institution && { institution }),
      ...(entry.url && { url: entry.url }),
      ...(areaBeside && { area: areaBeside }),
      ...(studyType && { studyType }),
      ...(entry.startDate && !isOneDate && { startDate: entry.startDate }),
      ...(entry.endDate && { endDate: entry.endDate }),
      ...(scores[0] && { score: scores[0] }),
      ...(listed.length > 0 && { courses: listed.flatMap((list) => list.split(/\s*[,;]\s+/)) }),
    },
    left: [...places, ...parts, ...rest.filter((text) => !entry.fields.includes(text))],
  }
}

function schoolAmong(parts: readonly string[]): number {
  const sure = parts.findIndex((part) => isSchool(part) && !isDegree(part))
  if (sure !== -1) return sure
  const withoutDegree = parts.findIndex((part) => !isDegree(part))
  // The part beside a degree is where it was earned.
  if (parts.length > 1) return withoutDegree === -1 ? parts.findIndex(isSchool) : withoutDegree
  return parts.length === 1 && !isDegree(parts[0] ?? '') ? 0 : -1
}

function degreeOf(written: string | undefined): Pick<Education, 'studyType' | 'area'> {
  if (written === undefined) return {}
  const [, studyType, area] = inArea.exec(written) ?? shortDegree.exec(written) ?? []
  if (studyType && area && isDegree(studyType)) return { studyType: studyType.trim(), area: area.trim() }
  const [first = '', ...others] = written.split(/,\s+/)
  return isDegree(first) && others.length > 0 ? { studyType: first, area: others.join(', ') } : { studyType: written }
}

/** `BSc Physics, University of Vienna` in one field. */
function splitOne(field: string): string[] {
  const at = field.split(/,\s+|\s-\s/)
  const school = at.findIndex((part) => isSchool(part) && !isDegree(part))
  if (school === -1 || at.length < 2) return [field]
  return [at.slice(0, school).join(', '), at.slice(school).join(', ')].filter((part) => part !== '')
}

function isPlace(text: string): boolean {
  return !isSchool(text) && !isDegree(text) && readPlace(text)?.countryCode !== undefined
}
