import departments from '@rise/contract/catalogs/departments.json' with { type: 'json' }
import industries from '@rise/contract/catalogs/industries.json' with { type: 'json' }
import { placeInText } from '@rise/contract/words'
import { t } from '@rise/texts'
import { entriesOf } from '../catalogs/index.ts'
import { NAMELESS } from '../session/index.ts'
import type { OwnFacts } from './own-facts.ts'
import type { Reason } from './vary-reasons.ts'

const departmentName = new Map(departments.map(({ slug, name }) => [slug, name]))
const industryName = new Map(industries.map(({ slug, name }) => [slug, name]))

/** A connection between a company and a member. */
export interface CompanyTie {
  readonly kind: 'friend' | 'skill' | 'place' | 'industry' | 'value' | 'department' | 'job-place' | 'jobs'
  /** Identifies the tie: the friend's id, the name of the skill or of the jobs' place, a slug; empty for `jobs`. */
  readonly key: string
  /** For `department` and `job-place`: the followed company that also hires in it. */
  readonly because: string | null
  /** The number of jobs behind the tie; 1 for ties without jobs. */
  readonly times: number
}

/** The reason to suggest a company where the member works; replaces the reason of a shared industry. */
const worksThere = (): Reason => ({ kind: 'industry', weight: 3.5, text: t('you work there') })

/**
 * Returns the reasons for suggesting a company, in words, and their total weight. `tied`: whether any reason concerns
 * the member. If so, the company's new jobs count for the weight, but aren't among the reasons.
 */
export function companyTiesInWords(
  id: string,
  ties: readonly CompanyTie[],
  facts: OwnFacts,
): { weight: number; reasons: Reason[]; tied: boolean } {
  const tiesOfKind = (kind: CompanyTie['kind']) => ties.filter((tie) => tie.kind === kind)
  const memberFacts = [
    ...friendReasons(tiesOfKind('friend'), facts),
    ...skillReasons(tiesOfKind('skill')),
    ...(facts.workplaces.includes(id) ? [worksThere()] : industryReasons(tiesOfKind('industry'), facts)),
    ...placeReasons(tiesOfKind('place'), facts),
    ...valueReasons(tiesOfKind('value')),
    ...jobReasons(tiesOfKind('department'), tiesOfKind('job-place'), facts),
  ]
  const hiringReasons = newJobReasons(tiesOfKind('jobs'))
  const weight = [...memberFacts, ...hiringReasons].reduce((sum, reason) => sum + reason.weight, 0)
  return { weight, reasons: memberFacts.length > 0 ? memberFacts : hiringReasons, tied: memberFacts.length > 0 }
}

function friendReasons(ties: readonly CompanyTie[], { followed }: OwnFacts): Reason[] {
  const friends = followed.filter(({ id }) => ties.some(({ key }) => key === id))
  const [first, second = ''] = friends.map(({ name }) => name ?? NAMELESS)
  if (first === undefined) return []
  const text = t(
    '{friends, plural, one {followed by {first}} =2 {followed by {first} and {second}} other {followed by {first} and {others} others}}',
    { friends: friends.length, first, second, others: friends.length - 1 },
  )
  return [{ kind: 'friend', weight: 4 + Math.min(friends.length, 8) / 4, text }]
}

function skillReasons(ties: readonly CompanyTie[]): Reason[] {
  // The skill that most of the company's jobs require is the strongest.
  const names = ties.toSorted((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1)).map(({ key }) => key)
  const [first, second] = names
  if (first === undefined) return []
  const text =
    second === undefined
      ? t('hires for {skill}', { skill: first })
      : t('hires for {first} and {second}', { first, second })
  return [{ kind: 'skill', weight: names.length === 1 ? 2 : 3 + Math.min(names.length - 2, 6) / 4, text }]
}

function industryReasons(ties: readonly CompanyTie[], { industries: ownIndustries, followed }: OwnFacts): Reason[] {
  return ties.slice(0, 1).map(({ key }) => {
    const fact = ownIndustries.find(({ slug }) => slug === key)
    if (fact) return { kind: 'industry', weight: 2.8, text: industryInWords(key, fact.worksAt) }
    const employerName = followed.find((one) => one.industries.includes(key))?.name ?? NAMELESS
    return { kind: 'industry', weight: 2.6, text: industryInWords(key, employerName) }
  })
}

/** Returns what the company has in common with another one; with the member, if that is null. */
function industryInWords(key: string, company: string | null): string {
  const industry = industryName.get(key)
  if (industry === undefined) {
    return company === null
      ? t('in the same industry, like you')
      : t('in the same industry, like {company}', { company })
  }
  return company === null
    ? t('in {industry}, like you', { industry })
    : t('in {industry}, like {company}', { industry, company })
}

function placeReasons(ties: readonly CompanyTie[], { places }: OwnFacts): Reason[] {
  const place = places.find(({ slug }) => ties.some(({ key }) => key === slug))
  return place
    ? [{ kind: 'place', weight: 2.5, text: t('in {place}, like you', { place: placeInText(place.name) }) }]
    : []
}

function valueReasons(ties: readonly CompanyTie[]): Reason[] {
  const names = entriesOf(
    'values',
    ties.map(({ key }) => key),
  ).map(({ name }) => name)
  const [first, second] = names
  if (first === undefined) return []
  const text =
    second === undefined
      ? t('values {value}, like you', { value: first })
      : t('values {first} and {second}, like you', { first, second })
  return [{ kind: 'value', weight: 1.5 + Math.min(names.length, 4) / 2, text }]
}

function jobReasons(
  departmentTies: readonly CompanyTie[],
  placeTies: readonly CompanyTie[],
  { followed }: OwnFacts,
): Reason[] {
  const reasonsOf = (
    ties: readonly CompanyTie[],
    weight: number,
    textOfTie: (key: string, company: string) => string,
  ) =>
    ties
      .toSorted((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1))
      .slice(0, 1)
      .map(({ key, because }) => {
        const company = followed.find(({ id }) => id === because)?.name || NAMELESS
        return { kind: 'hires', weight, text: textOfTie(key, company) }
      })
  return [
    ...reasonsOf(departmentTies, 2.2, departmentInWords),
    ...reasonsOf(placeTies, 1, (place, company) => t('hires in {place}, like {company}', { place, company })),
  ]
}

function departmentInWords(slug: string, company: string): string {
  const department = departmentName.get(slug)
  return department === undefined
    ? t('hires in the same department, like {company}', { company })
    : t('hires in {department}, like {company}', { department, company })
}

function newJobReasons(ties: readonly CompanyTie[]): Reason[] {
  return ties.map(({ times }) => ({
    kind: 'jobs',
    weight: 0.1 + Math.min(times, 20) / 40,
    text: t('{times, plural, one {a new job} other {# new jobs}}', { times }),
  }))
}
