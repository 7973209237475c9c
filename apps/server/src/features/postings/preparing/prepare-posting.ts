import { textOf } from '../../../platform/rich-text/text-of.ts'
import type { PostingContent } from '../../jobs/index.ts'
import { completePosting } from '../facts/complete-posting.ts'
import { webAddress } from '../facts/read-facts.ts'
import { fold, roleKey } from '../matching/role-key.ts'
import { textSignature } from '../matching/text-signature.ts'
import { type CanonicalPlace, canonicalPlace } from '../places/canonical-place.ts'
import type { Posting } from '../posting.ts'
import { cleanLine, shorten } from '../text/clean-text.ts'
import { sanitiseDescription } from '../text/sanitise-description.ts'
import { provenanceOfPosting } from './provenance-of-posting.ts'

const longestTitle = 200
const longestKey = 200
const dayMs = 86_400_000

/**
 * Returns the reason why a posting can't be stored, with the field; null if it can be stored. Checked before any part
 * of the posting is prepared.
 */
export function reasonToReject(posting: Posting, companyName: string | null): string | null {
  const title = cleanLine(posting.title.value)
  const key = cleanLine(posting.key)
  if (key === '') return 'key: the source gives no name for this job'
  if (key.length > longestKey) return `key: ${key.length} characters; at most ${longestKey} are read`
  if (title === '') return 'title: it is empty'
  if (title.length > longestTitle) return `title: ${title.length} characters; at most ${longestTitle} are read`
  if (companyName === null) return 'company: the posting names none; name it with --company <name>'
  return null
}

/**
 * A posting ready to be stored: clean text, safe HTML, canonical places, the origin of each field, and its identity.
 */
export interface PreparedPosting {
  readonly key: string
  readonly url: string | null
  readonly datePosted: Date | null
  readonly content: PostingContent
  readonly places: readonly CanonicalPlace[]
  readonly roleKey: string
  readonly signature: readonly number[] | null
}

/**
 * Prepares a posting for storing: cleans its texts, and fills in missing facts from its words where these are clear. A
 * posting date more than a day ahead is dropped.
 */
export function preparePosting(read: Posting, now: Date): PreparedPosting {
  const completedPosting = completePosting(read)
  const isFuture =
    completedPosting.datePosted !== null && completedPosting.datePosted.value.getTime() > now.getTime() + dayMs
  const applyUrl = completedPosting.applyUrl === null ? null : applyAddress(completedPosting.applyUrl.value)
  const posting = {
    ...completedPosting,
    datePosted: isFuture ? null : completedPosting.datePosted,
    applyUrl: applyUrl === null ? null : completedPosting.applyUrl,
  }
  const { department } = posting
  const description = sanitiseDescription(posting.description.value)
  const places = distinctBySlug(posting.places.map(({ value }) => canonicalPlace(value)))
  const title = cleanLine(posting.title.value)
  const names = namesOf(posting)
  return {
    key: cleanLine(posting.key),
    url: webAddress(posting.url),
    datePosted: posting.datePosted?.value ?? null,
    places,
    roleKey: roleKey(title, names),
    signature: textSignature(textOf(description), names),
    content: {
      title,
      description,
      department: department?.value ?? null,
      seniority: posting.seniority?.value ?? null,
      employmentType: posting.employmentType?.value ?? null,
      workType: posting.workType?.value ?? null,
      applyUrl,
      ...(posting.appliedHere && { appliedHere: true as const }),
      pay: posting.pay?.value ?? null,
      ...skillsOf(posting),
      benefits: distinctLines(posting.benefits?.value ?? []),
      validThrough: posting.validThrough?.value.toISOString() ?? null,
      language: posting.language?.value ?? null,
      places: places.map(({ slug }) => slug),
      team:
        department === null || department.rule === 'words-in-title' ? null : fold(cleanLine(department.quote ?? '')),
      provenance: provenanceOfPosting(posting, description),
    },
  }
}

/** Returns a posting's names for its places, both whole and in parts. */
function namesOf({ places }: Posting): string[] {
  return places.flatMap(({ value: { locality, region, asWritten } }) =>
    [locality, region, asWritten].filter((name) => name !== null),
  )
}

function applyAddress(address: string): string | null {
  if (/^mailto:[^\s@?&]+@[^\s@?&]+$/.test(address)) return address
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : webAddress(address)
}

function distinctBySlug(places: readonly CanonicalPlace[]): CanonicalPlace[] {
  return [...new Map(places.toReversed().map((place) => [place.slug, place])).values()].toReversed()
}

function skillsOf({ skills, preferredSkills }: Posting): Pick<PostingContent, 'skills' | 'preferredSkills'> {
  const all = distinctLines(skills?.value ?? [])
  const preferredNames = new Set(distinctLines(preferredSkills?.value ?? []))
  const preferredOnes = all.filter((skill) => preferredNames.has(skill))
  return {
    skills: [...all.filter((skill) => !preferredNames.has(skill)), ...preferredOnes],
    preferredSkills: preferredOnes,
  }
}

function distinctLines(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => shorten(line, 80)))].filter((line) => line !== '').slice(0, 50)
}
