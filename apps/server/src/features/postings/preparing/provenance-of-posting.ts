import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import type { Pay } from '@rise/contract/jobs/shapes'
import type { StoredProvenance } from '../../jobs/index.ts'
import { canonicalPlace } from '../places/canonical-place.ts'
import type { Posting, Sourced } from '../posting.ts'
import { shorten } from '../text/clean-text.ts'
import { firstWordsOf } from '../text/sanitise-description.ts'

const departmentNames = new Map(departments.map(({ slug, name }) => [slug, name]))
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Returns the origin of each known field of a posting, under the contract's names. Each place is separate. */
export function provenanceOfPosting(posting: Posting, description: string): StoredProvenance[] {
  const entries = [
    entry('company', posting.companyName, (name) => name),
    entry('title', posting.title, (title) => title),
    description === ''
      ? null
      : entry('description', posting.description, () => shorten(firstWordsOf(description), 120)),
    entry('department', posting.department, (slug) => departmentNames.get(slug) ?? slug),
    entry('seniority', posting.seniority, (seniority) => seniority),
    entry('employmentType', posting.employmentType, (employmentType) => employmentType),
    entry('workType', posting.workType, (workType) => workType),
    ...posting.places.map((place) => entry('places', place, (value) => canonicalPlace(value).name)),
    entry('pay', posting.pay, describePay),
    entry('skills', posting.skills, (skills) => skills.join(', ')),
    entry('preferredSkills', posting.preferredSkills ?? null, (skills) => skills.join(', ')),
    entry('benefits', posting.benefits, (benefits) => benefits.join(', ')),
    entry('applyUrl', posting.applyUrl, (url) => url),
    entry('language', posting.language, (code) => languageNames.of(code) ?? code),
    entry('datePosted', posting.datePosted, (date) => date.toISOString()),
    entry('validThrough', posting.validThrough, (date) => date.toISOString()),
  ]
  return entries.filter((found) => found !== null)
}

function entry<T>(field: string, sourced: Sourced<T> | null, describe: (value: T) => string): StoredProvenance | null {
  if (sourced === null) return null
  const { value, path, rule, quote } = sourced
  return {
    field,
    value: shorten(describe(value), 500),
    path: shorten(path, 200),
    rule,
    quote: quote === undefined ? null : shorten(quote, 200),
  }
}

/** Returns pay in words: `120,000 to 150,000 USD a year`, `from 30 EUR an hour`. */
function describePay({ min, max, currency, period }: Pay): string {
  const [from, to] = [min, max].map((end) => (end === null ? null : number.format(end)))
  const amount = from === to ? from : from === null ? `up to ${to}` : to === null ? `from ${from}` : `${from} to ${to}`
  return `${amount} ${currency} ${period === 'HOUR' ? 'an' : 'a'} ${period.toLowerCase()}`
}
