import type { Story } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { webAddress } from './present-links.ts'

type Work = NonNullable<Resume['work']>[number]
interface DatedEntry {
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

/** Groups roles at one company unless another job came between; newest first. */
export function groupWork(work: readonly Work[]): Story['work'] {
  const groups: Story['work'] = []
  for (const entry of newestFirst(work.filter(({ name, position }) => name || position))) {
    const company = entry.name || entry.position || ''
    const last = groups.at(-1)
    const isSame = last?.company.trim().toLowerCase() === company.trim().toLowerCase()
    const group = last && isSame ? last : { company, url: null, roles: [] }
    group.url ??= webAddress(entry.url)
    group.roles.push(presentRole(entry))
    if (group !== last) groups.push(group)
  }
  return groups
}

function presentRole(entry: Work): Story['work'][number]['roles'][number] {
  return {
    position: (entry.name ? entry.position : '') || '',
    location: entry.location || null,
    ...span(entry),
    summary: entry.summary || entry.description || null,
    highlights: entry.highlights ?? [],
  }
}

/** Returns both ends of a period in the contract's shape. */
export function span({ startDate, endDate }: DatedEntry): { startDate: string | null; endDate: string | null } {
  return { startDate: startDate ?? null, endDate: endDate ?? null }
}

/**
 * Sorts entries by end, ongoing ones first, then by beginning. Entries without dates keep their order and come last,
 * because the owner knows their order best.
 */
export function newestFirst<T extends DatedEntry>(entries: readonly T[]): T[] {
  const datedEntries = entries.filter(({ startDate, endDate }) => startDate !== undefined || endDate !== undefined)
  const undatedEntries = entries.filter((entry) => !datedEntries.includes(entry))
  return [
    ...datedEntries.sort((one, other) => compare(endOf(other), endOf(one)) || compare(startOf(other), startOf(one))),
    ...undatedEntries,
  ]
}

function endOf({ endDate }: DatedEntry): string {
  return endDate ?? '9999'
}

function startOf({ startDate, endDate }: DatedEntry): string {
  return startDate ?? endDate ?? ''
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
