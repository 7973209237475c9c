import { type Resume, resume as resumeSchema } from '@rise/contract/resumes/shapes'
import { isToday, readDate } from './dates.ts'
import { pathInWords } from './path-in-words.ts'
import type { ReadLines } from './read-lines.ts'
import { RefusedResume } from './refused-resume.ts'

const mostRepairs = 2_000
const deepest = 40

/**
 * Reads a JSON Resume document as it is; fields unknown to the schema remain where they are. A value that its field
 * can't hold is converted if it can say the same (`May 2020` becomes 2020-05); otherwise it moves to `unread` with its
 * path.
 *
 * @throws {RefusedResume} when it is no such document
 */
export function readJsonResume(text: string): ReadLines {
  const value = parsed(text.replace(/^\u{FEFF}/u, ''))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RefusedResume('resume-kind-unknown')
  const parts = Object.keys(resumeSchema.shape)
  if (!parts.some((part) => part in value) || depthOf(value) > deepest) throw new RefusedResume('resume-kind-unknown')
  const unread: string[] = []
  for (let repairs = 0; repairs < mostRepairs; ) {
    const { error } = resumeSchema.safeParse(value)
    // Validated but unchanged, so that it comes out as it went in.
    if (!error) return { resume: value as Resume, unread }
    // From last to first, so that indices in lists remain valid.
    for (const { path } of error.issues.toReversed()) repair(value, path, unread)
    repairs += error.issues.length
  }
  throw new RefusedResume('resume-broken')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedResume('resume-broken')
  }
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

/** `"skills": ["SQL"]`: a list of words where the schema expects objects with a name. */
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

function depthOf(value: unknown): number {
  let [level, depth]: [unknown[], number] = [[value], 0]
  while (level.length > 0 && depth <= deepest) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    depth += 1
  }
  return depth
}
