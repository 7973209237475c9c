import { skillNames } from '../facts/skill-names.ts'
import type { Posting } from '../posting.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'

const longestName = 120
const mostQuoted = 3

/** A posting with its company's name, and notes for the importer about shortened and omitted parts. */
export interface BoundPosting {
  readonly posting: Posting
  readonly companyName: string
  readonly notes: readonly string[]
}

/** Returns a company's name as its page may have it: at most 120 characters. */
export function companyNameWithin(name: string): string {
  return shorten(name, longestName)
}

/**
 * Shortens a company's name to the 120 characters of a page, and leaves out entries of a list of skills that are no names
 * of skills. Without any left, the posting has no list, so that its text is read instead.
 */
export function boundPosting(given: Posting, companyName: string): BoundPosting {
  const notes: string[] = []
  const name = companyNameWithin(companyName)
  if (name !== cleanLine(companyName)) {
    notes.push(`company: ${companyName.length} characters, shortened to ${longestName}`)
  }
  const { names, refused } = skillNames(given.skills?.value.map(cleanLine) ?? [])
  if (refused.length > 0) {
    const quoted = refused.slice(0, mostQuoted).map((text) => `“${shorten(text, 40)}”`)
    const more = refused.length - quoted.length
    notes.push(`skills: left out ${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}, no name of a skill`)
  }
  const skills = refused.length === 0 || given.skills === null ? given.skills : { ...given.skills, value: names }
  const company = given.companyName && { ...given.companyName, value: name }
  return { posting: { ...given, skills, companyName: company }, companyName: name, notes }
}

/** Whether the posting's last day for applications has passed. */
export function hasEnded({ validThrough }: Posting, now: Date): boolean {
  return validThrough !== null && validThrough.value <= now
}
