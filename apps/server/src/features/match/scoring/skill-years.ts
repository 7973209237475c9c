import type { Resume } from '@rise/contract/resumes/shapes'
import { skillKey } from '../../jobs/index.ts'
import { skillsOfText } from '../../postings/index.ts'

const YEAR_MS = 365.25 * 86_400_000

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Returns the whole years of practice per skill key. If the story states at least one year for a skill, that counts;
 * otherwise the jobs that name the skill count, with overlapping time counted once. A job without a start doesn't
 * count, and a skill with less than a year is omitted.
 */
export function skillYears({ work = [], skills = [] }: Resume, now: Date): ReadonlyMap<string, number> {
  const spans = new Map<string, Span[]>()
  for (const { position = '', summary = '', highlights = [], startDate, endDate } of work) {
    const start = startDate === undefined ? Number.NaN : Date.parse(startDate)
    const end = endDate === undefined ? now.getTime() : Math.min(now.getTime(), Date.parse(endDate))
    if (!(end > start)) continue
    const skillNames = skillsOfText(position, [summary, ...highlights].join('\n'))?.skills ?? []
    for (const key of skillNames.map(skillKey)) spans.set(key, [...(spans.get(key) ?? []), { start, end }])
  }
  const yearsOfWork = [...spans].map(([key, ofSkill]) => [key, Math.floor(lengthOf(ofSkill) / YEAR_MS)] as const)
  const statedYears = skills.flatMap(({ name = '', years }) =>
    years === undefined ? [] : [[skillKey(name), Math.floor(years)] as const],
  )
  return new Map([...yearsOfWork, ...statedYears].filter(([, count]) => count > 0))
}

/** Returns the total length of spans that may overlap. */
function lengthOf(spans: readonly Span[]): number {
  let total = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return total
}
