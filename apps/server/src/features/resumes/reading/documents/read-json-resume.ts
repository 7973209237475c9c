import { type Resume, resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { isResumePart, keyInWords, resumePartNames } from '@rise/contract/resumes/words'
import { RefusedResume } from '../refused-resume.ts'
import { isToday, readDate } from '../words/dates.ts'

const mostRepairs = 2_000

/**
 * Reads a JSON Resume document. Fields unknown to the schema stay in place. A value that doesn't fit its field is
 * converted if that is lossless (`May 2020` becomes 2020-05), otherwise moved to `unread` with its path.
 * @throws {RefusedResume} when too much of the document is wrong
 */
export function readJsonResume(document: object): { resume: Resume; unread: string[] } {
  const value = structuredClone(document)
  const unread: string[] = []
  for (let repairs = 0; repairs < mostRepairs; ) {
    const { error } = resumeSchema.safeParse(value)
    // The document is validated but not replaced by the result, so that it stays unchanged.
    if (!error) return { resume: withRealDates(value) as Resume, unread }
    // Values are moved from last to first, so that the indices in lists stay valid.
    for (const { path } of error.issues.toReversed()) repair(value, path, unread)
    repairs += error.issues.length
  }
  throw new RefusedResume('resume-broken')
}

/** Reduces impossible dates, such as 31 June, to their month. */
function withRealDates(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRealDates)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      typeof each === 'string' && /date$/i.test(key) && /^\d{4}-\d{2}-\d{2}$/.test(each)
        ? (readDate(each) ?? each)
        : withRealDates(each),
    ]),
  )
}

function repair(document: object, path: readonly PropertyKey[], unread: string[]): void {
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], document)
  const key = path.at(-1)
  if (typeof parent !== 'object' || parent === null || key === undefined) return
  const holder = parent as Record<PropertyKey, unknown>
  const value = holder[key]
  const better = betterValue(value, path)
  if (better !== undefined) {
    holder[key] = better
    return
  }
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete holder[key]
  if (!isNothing(value))
    unread.push(`${pathInWords(path)}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
}

function betterValue(value: unknown, path: readonly PropertyKey[]): unknown {
  const key = String(path.at(-1))
  if (typeof value === 'string' && /date$/i.test(key)) return readDate(value.replace(/T\d{2}:.*$/, ''))
  if (typeof value === 'string' && path.length === 2 && typeof path[1] === 'number')
    return namedBy(value, String(path[0]))
  if (typeof value === 'number' && !/date$/i.test(key) && key !== 'years') return String(value)
  if (typeof value === 'number' && Number.isInteger(value) && value > 1900 && value < 2100) return String(value)
  return undefined
}

/** Converts a word in a list to the object with a name that the schema expects: `"skills": ["SQL"]`. */
function namedBy(value: string, part: string): object {
  const names: Record<string, string> = {
    languages: 'language',
    awards: 'title',
    education: 'institution',
    volunteer: 'organization',
  }
  return { [names[part] ?? 'name']: value }
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'string' && isToday(value))
}

/** Describes a path in a JSON Resume document in words: `work.1.startDate` is `Experience 2, start date`. */
function pathInWords([first = '', ...rest]: readonly PropertyKey[]): string {
  const part = String(first)
  return rest.reduce<string>(
    (words, each) =>
      typeof each === 'number' ? `${words} ${each + 1}` : `${words}, ${keyInWords(String(each)).toLowerCase()}`,
    isResumePart(part) ? resumePartNames[part] : keyInWords(part),
  )
}
