import type { Resume } from '@rise/contract/resumes/shapes'
import { loadStorySchema } from '../../professionals/index.ts'
import { type Entry, isSection, lineOf } from '../reading-lines.ts'
import { reviewedSections } from './section-fields.ts'

type Holder = Record<string, unknown>

/** A reading without the values that a story can't contain, and these values in words, with the reasons. */
export interface FittedReading {
  readonly resume: Resume
  readonly left: readonly string[]
  /** Errors in entries of lists, by item key. Missing required fields are not included. */
  readonly problems: Readonly<Record<string, string>>
}

/**
 * Removes values from a reading that a story's schema refuses, such as broken links, and lists them, so that the member
 * can enter them by hand. Entries of lists stay, even without a required field: the review asks for it.
 */
export async function fitReading(readResume: Resume): Promise<FittedReading> {
  const schema = await loadStorySchema()
  const resume = structuredClone(readResume)
  const validation = await schema['~standard'].validate({ version: 0, resume })
  const issues = (validation.issues ?? []).map(({ path = [], message }) => ({
    path: path.map(String).slice(1),
    message,
  }))
  const rejectedTexts: string[] = []
  const problems: Record<string, string> = {}
  // Removes values from last to first, so that indices in lists stay valid.
  for (const { path, message } of issues.toReversed()) {
    const [part = '', at = '', field] = path
    if (isReviewed(part) && field !== 'url') {
      if (valueAt(resume, path) !== undefined) problems[`${part}:${at}`] = message
      continue
    }
    const removesEntry = part === 'skills' || (part === 'basics' && at === 'profiles')
    const removedText = removeAt(resume, removesEntry ? path.slice(0, part === 'skills' ? 2 : 3) : path)
    if (removedText !== '') rejectedTexts.push(`${removedText}: ${message}`)
  }
  return { resume: withoutHoles(resume) as Resume, left: rejectedTexts.toReversed(), problems }
}

function isReviewed(part: string): boolean {
  return (reviewedSections as readonly string[]).includes(part)
}

function valueAt(document: object, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Holder | undefined)?.[key], document)
}

/** Leaves a hole in a list, so that the other entries keep their indices until all are removed. */
function removeAt(document: object, path: readonly string[]): string {
  const holder = path.slice(0, -1).reduce<Holder | undefined>((at, key) => at?.[key] as Holder, document as Holder)
  const key = path.at(-1) ?? ''
  const value = holder?.[key]
  if (holder === undefined || value === undefined) return ''
  delete holder[key]
  const [part = ''] = path
  return isSection(part) && path.length === 2 ? lineOf(part, value as Entry) || wordsIn(value) : wordsIn(value)
}

function wordsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.values(value).flat().map(wordsIn).join(', ')
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== undefined).map(withoutHoles)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutHoles(part)]))
}
