import { foldText } from '../../../platform/words/fold-text.ts'
import type { OwnStory } from './own-story.ts'
import { isNamedIn } from './skill-evidence.ts'

/** An entry of a story with its dates, and its lines that name the skill in question. */
export interface DatedEntry {
  readonly source: string
  /** In the story's format: `2019` or `2019-03`. */
  readonly from: string | null
  /** Null while ongoing. */
  readonly to: string | null
  readonly facts: readonly string[]
}

/**
 * Returns the entries of a story that name a skill in a line, title or employer; without a skill, all entries about
 * work.
 */
export function datedEvidence(story: OwnStory, skill: string | undefined): DatedEntry[] {
  return entriesOf(story).flatMap(({ part, title, place, from, to, texts }) => {
    const facts = skill === undefined ? [] : texts.filter((text) => isNamedIn(skill, text))
    const isNamed = skill === undefined ? part === 'work' : isNamedIn(skill, title) || isEmployer(skill, place)
    const source = [title, place].filter((one) => one !== '').join(' at ') || 'Your story'
    return isNamed || facts.length > 0 ? [{ source, from, to, facts }] : []
  })
}

/** Whether a name is that of an entry's employer or organisation. */
export function isEmployer(name: string, place: string): boolean {
  return foldText(name) === foldText(place)
}

function entriesOf({ resume, groups }: OwnStory) {
  const { work = [], projects = [], volunteer = [] } = resume
  const namingEntries = [
    ...work.map((entry, index) => ({ part: 'work', index, entry, title: entry.position, place: entry.name })),
    ...projects.map((entry, index) => ({ part: 'projects', index, entry, title: entry.name, place: entry.entity })),
    ...volunteer.map((entry, index) => {
      return { part: 'volunteer', index, entry, title: entry.position, place: entry.organization }
    }),
  ]
  return namingEntries.map(({ part, index, entry, title = '', place = '' }) => ({
    ...{ part, title, place, from: entry.startDate ?? null, to: entry.endDate ?? null },
    texts: (groups.find((group) => group.part === part && group.index === index)?.facts ?? []).map(({ text }) => text),
  }))
}

/** The minimum and maximum months that entries cover. A date with only a year may be any month of that year. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** Returns the months covered by the entries together, overlaps counted once; undefined without a date. */
export function monthsOf(entries: readonly DatedEntry[], now: Date): Span | undefined {
  const datedEntries = entries.filter(({ from }) => from !== null)
  if (datedEntries.length === 0) return undefined
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const coveredMonths = (edge: 'least' | 'most') => {
    const months = new Set<number>()
    for (const { from, to } of datedEntries) {
      const start = monthOf(from ?? '', edge === 'least' ? 'last' : 'first')
      const end = to === null ? today : Math.min(today, monthOf(to, edge === 'least' ? 'first' : 'last'))
      for (let month = start; month <= end; month += 1) months.add(month)
    }
    return months.size
  }
  return { least: coveredMonths('least'), most: coveredMonths('most') }
}

function monthOf(date: string, ofYear: 'first' | 'last'): number {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? (ofYear === 'first' ? 0 : 11) : Number(month) - 1)
}

/** Formats a span: `3 years`, `1 year and 4 months`, `between 2 and 4 years`. */
export function inYears({ least, most }: Span): string {
  if (least === most) return lengthOf(least)
  const [low, high] = [Math.floor(least / 12), Math.ceil(most / 12)]
  return low === high ? lengthOf(low * 12) : `between ${low} and ${high} years`
}

function lengthOf(months: number): string {
  const years = Math.floor(months / 12)
  const remainingMonths = months % 12
  const parts = [
    ...(years > 0 ? [`${years} year${years === 1 ? '' : 's'}`] : []),
    ...(remainingMonths > 0 ? [`${remainingMonths} month${remainingMonths === 1 ? '' : 's'}`] : []),
  ]
  return parts.join(' and ') || 'less than a month'
}
