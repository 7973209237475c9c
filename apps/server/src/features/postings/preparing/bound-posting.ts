import { skillNames } from '../facts/skill-names.ts'
import type { Posting } from '../posting.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'

const longestName = 120
const mostQuoted = 3

/** A posting with its company's name, and notes for the importer about the parts that were shortened or omitted. */
export interface BoundPosting {
  readonly posting: Posting
  readonly companyName: string
  readonly notes: readonly string[]
}

/** Returns a company's name cut to the 120 characters that its page can have. */
export function companyNameWithin(name: string): string {
  return shorten(name, longestName)
}

/**
 * Shortens the company's name to 120 characters, and removes entries of the list of skills that are not names of
 * skills. If no entry is left, the posting has no list, so its text is read instead.
 */
export function boundPosting(given: Posting, companyName: string): BoundPosting {
  const notes: string[] = []
  const name = companyNameWithin(companyName)
  if (name !== cleanLine(companyName)) {
    notes.push(`company: ${companyName.length} characters, shortened to ${longestName}`)
  }
  const { names, refused } = skillNames(given.skills?.value.map(cleanLine) ?? [])
  if (refused.length > 0) {
    const quotedNames = refused.slice(0, mostQuoted).map((text) => `“${shorten(text, 40)}”`)
    const more = refused.length - quotedNames.length
    notes.push(`skills: left out ${quotedNames.join(', ')}${more > 0 ? ` and ${more} more` : ''}, no name of a skill`)
  }
  const skills = refused.length === 0 || given.skills === null ? given.skills : { ...given.skills, value: names }
  const company = given.companyName && { ...given.companyName, value: name }
  return { posting: { ...given, skills, companyName: company }, companyName: name, notes }
}

/** Whether the posting's last day for applications has passed. */
export function hasEnded({ validThrough }: Posting, now: Date): boolean {
  return validThrough !== null && validThrough.value <= now
}
