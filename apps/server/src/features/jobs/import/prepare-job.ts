import type { Place } from '@rise/contract/jobs'
import { slugify } from '../../../platform/slug.ts'
import type { Posting } from '../posting.ts'
import { canonicalPlace } from './canonical-place.ts'
import { cleanLine, shorten } from './clean-text.ts'
import { provenanceOfPosting } from './provenance-of-posting.ts'
import { webAddress } from './read-facts.ts'
import { sanitiseDescription } from './sanitise-description.ts'

const longestTitle = 200
const longestName = 120
const longestKey = 200
const dayMs = 86_400_000

/** Why a posting cannot be stored, naming the field; null when it can. Read before any of it is prepared. */
export function reasonToReject(posting: Posting, companyName: string | null): string | null {
  const title = cleanLine(posting.title.value)
  const key = cleanLine(posting.key)
  if (key === '') return 'key: the source gives no name for this job'
  if (key.length > longestKey) return `key: ${key.length} characters; at most ${longestKey} are read`
  if (title === '') return 'title: it is empty'
  if (title.length > longestTitle) return `title: ${title.length} characters; at most ${longestTitle} are read`
  if (companyName === null) return 'company: the posting names none; name it with --company <name>'
  if (companyName.length > longestName)
    return `company: ${companyName.length} characters; at most ${longestName} are read`
  return null
}

/** What a posting becomes in the tables: clean text, safe HTML, canonical places, and where each field came from. */
export function prepareJob(given: Posting, now: Date) {
  // A moment that is yet to come is no date of posting.
  const isFuture = given.datePosted !== null && given.datePosted.value.getTime() > now.getTime() + dayMs
  const applyUrl = given.applyUrl === null ? null : applyAddress(given.applyUrl.value)
  const posting = {
    ...given,
    datePosted: isFuture ? null : given.datePosted,
    applyUrl: applyUrl === null ? null : given.applyUrl,
  }
  const description = sanitiseDescription(posting.description.value)
  const pay = posting.pay?.value ?? null
  return {
    places: distinctBySlug(posting.places.map(({ value }) => canonicalPlace(value))),
    datePosted: posting.datePosted?.value ?? null,
    columns: {
      title: cleanLine(posting.title.value),
      description,
      department: posting.department?.value ?? null,
      seniority: posting.seniority?.value ?? null,
      employment_type: posting.employmentType?.value ?? null,
      work_type: posting.workType?.value ?? ('Unknown' as const),
      apply_url: applyUrl,
      pay_min: pay?.min ?? null,
      pay_max: pay?.max ?? null,
      pay_currency: pay?.currency ?? null,
      pay_period: pay?.period ?? null,
      skills: distinctLines(posting.skills?.value ?? []),
      benefits: distinctLines(posting.benefits?.value ?? []),
      valid_through: posting.validThrough?.value ?? null,
      source_key: cleanLine(posting.key),
      source_url: webAddress(posting.url),
      provenance: JSON.stringify(provenanceOfPosting(posting, description)),
    },
  }
}

export type PreparedJob = ReturnType<typeof prepareJob>

/**
 * A job's address: its title at its company, and the end of its id, which keeps it apart from others of the same words.
 * At most 100 characters; given once, so that it stays when the title changes.
 */
export function jobSlug(title: string, companyName: string, id: string): string {
  const words = [slugify(title, 54) || 'job', 'at', slugify(companyName, 30) || 'company', id.slice(-8)]
  return words.join('-')
}

function applyAddress(address: string): string | null {
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? address : webAddress(address)
}

function distinctBySlug(places: readonly Place[]): Place[] {
  return [...new Map(places.toReversed().map((place) => [place.slug, place])).values()].toReversed()
}

function distinctLines(lines: readonly string[]): string[] {
  return [...new Set(lines.map((line) => shorten(line, 80)))].filter((line) => line !== '').slice(0, 50)
}
