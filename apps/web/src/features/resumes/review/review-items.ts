import type { ReplyOf } from '@rise/contract/contract'
import type { Resume } from '@rise/contract/resumes/shapes'
import { t } from '@rise/texts'
import { type Entry, lineOf } from '../reading-lines.ts'
import { entriesIn, identities, newEntries } from '../reading-parts.ts'
import { matchRoles } from '../same-role.ts'
import type { FittedReading } from './fit-reading.ts'
import { missingIn, type ReviewedSection, reviewedSections } from './section-fields.ts'

export type Reading = ReplyOf<'POST /api/v1/resume-readings'>['result']

/** A person's changes to a reading. Everything else is unchanged. */
export interface ReviewEdits {
  /** Changed entries of lists, by item key. */
  readonly entries: Readonly<Record<string, Entry>>
  readonly basics: NonNullable<Resume['basics']>
  /** All names of skills, once one has changed. */
  readonly skills: readonly string[] | null
  /** Ticks set by the person, by item key. */
  readonly taken: Readonly<Record<string, boolean>>
  /** Texts of the file that matched no field, and that the person moved into one. */
  readonly placed: readonly string[]
}

export const noEdits: ReviewEdits = { entries: {}, basics: {}, skills: null, taken: {}, placed: [] }

/** An entry of a list, as the review shows it. */
export interface ReviewItem {
  readonly key: string
  readonly section: ReviewedSection
  readonly entry: Entry
  readonly title: string
  /** The source lines of the file. */
  readonly lines: readonly string[]
  /** The fields that the person should check. */
  readonly unsure: readonly string[]
  /** The labels of the item's missing required fields. */
  readonly missing: readonly string[]
  /** Any other error in the item. */
  readonly problem: string | undefined
  /** Whether the story already has the item, with fewer details. */
  readonly isMore: boolean
  readonly isTaken: boolean
}

/** Returns the items of a reading that a story lacks, with the edits applied. */
export function reviewItems(
  present: Resume,
  { resume: readResume, problems }: Pick<FittedReading, 'resume' | 'problems'>,
  reading: Reading,
  edits: ReviewEdits,
): ReviewItem[] {
  return reviewedSections.flatMap((section) => {
    const isShown = statusIn(section, present, readResume)
    return entriesIn(readResume, section).flatMap((written, at): ReviewItem[] => {
      const status = isShown(written)
      if (status === 'known') return []
      const key = `${section}:${at}`
      const entry = edits.entries[key] ?? written
      const missingLabels = missingIn(section, entry)
      const lines = linesOf(reading, section, at)
      const problem = entry === written ? problems[key] : undefined
      return [
        {
          ...{ key, section, entry, lines, missing: missingLabels, problem, isMore: status === 'more' },
          title: lineOf(section, entry) || lines[0] || t('No title'),
          unsure: unsureFieldsOf(reading, section, at).filter((name) => entry[name] === written[name]),
          isTaken: edits.taken[key] ?? (missingLabels.length === 0 && problem === undefined),
        },
      ]
    })
  })
}

/** Returns the reading with the edits applied. Its lists contain only the selected items. */
export function editedResume(readResume: Resume, items: readonly ReviewItem[], edits: ReviewEdits): Resume {
  const lists = reviewedSections.flatMap((section) => {
    if (readResume[section] === undefined) return []
    const selectedItems = items.filter((item) => item.section === section && item.isTaken)
    return [[section, selectedItems.map(({ entry }) => storedEntry(entry))] as const]
  })
  const { location, ...others } = { ...readResume.basics, ...edits.basics }
  const isEdited = Object.keys(edits.basics).length > 0
  const basics = isEdited ? { basics: { ...others, ...(location && { location: storedEntry(location) }) } } : {}
  return { ...readResume, ...basics, ...Object.fromEntries(lists), ...skillsOf(readResume, edits) }
}

/** Returns the names of a reading's skills, as edited. */
export function skillNames(readResume: Resume, { skills }: ReviewEdits): readonly string[] {
  return skills ?? [...new Set((readResume.skills ?? []).flatMap(({ name }) => name || []))]
}

function skillsOf(readResume: Resume, { skills }: ReviewEdits): Pick<Resume, 'skills'> {
  if (skills === null) return {}
  const readSkills = readResume.skills ?? []
  const readNames = new Set(readSkills.map(({ name }) => name))
  const remainingSkills = readSkills.filter(({ name }) => !name || skills.includes(name))
  return { skills: [...remainingSkills, ...skills.filter((name) => !readNames.has(name)).map((name) => ({ name }))] }
}

/** Returns the source lines of an entry, or of a field of the basics. */
export function linesOf({ items, lines }: Reading, part: string, at: number | string): string[] {
  const lineNumbers = items.filter((item) => item.part === part && item.at === at).flatMap((item) => item.lines)
  return [...new Set(lineNumbers)].toSorted((a, b) => a - b).flatMap((line) => lines[line] ?? [])
}

/** Returns all source lines of a list. */
export function linesOfPart({ items, lines }: Reading, part: string): string[] {
  const lineNumbers = items.filter((item) => item.part === part).flatMap((item) => item.lines)
  return [...new Set(lineNumbers)].toSorted((a, b) => a - b).flatMap((line) => lines[line] ?? [])
}

export function unsureFieldsOf({ items }: Reading, part: string, at: number | string): string[] {
  return items.filter((item) => item.part === part && item.at === at).flatMap(({ unsure }) => unsure)
}

type Status = 'new' | 'more' | 'known'

function statusIn(section: ReviewedSection, present: Resume, readResume: Resume): (entry: Entry) => Status {
  const [presentEntries, entries] = [entriesIn(present, section), entriesIn(readResume, section)]
  if (section !== 'work') {
    const missingEntries = new Set(newEntries(presentEntries, entries, identities[section]))
    return (entry) => (missingEntries.has(entry) ? 'new' : 'known')
  }
  const missingRoles = new Set(matchRoles(presentEntries, entries).missing)
  return (entry) => {
    if (missingRoles.has(entry)) return 'new'
    return matchRoles(presentEntries, [entry]).completed.size > 0 ? 'more' : 'known'
  }
}

/** Returns an entry as stored: without form keys, empty texts and empty lines. */
function storedEntry({ _key, ...entry }: Entry): Entry {
  return Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [[name, value.filter((line) => typeof line !== 'string' || line.trim() !== '')]]
      return value === '' ? [] : [[name, value]]
    }),
  )
}
