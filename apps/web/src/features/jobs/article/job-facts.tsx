import { departmentName } from '@rise/contract/catalogs/departments/words'
import type { Job, Place } from '@rise/contract/jobs/shapes'
import { employmentNames, seniorityNames, workTypeNames } from '@rise/contract/jobs/words'
import { languageInWords } from '@rise/contract/words'
import { t } from '@rise/texts'
import type { ReactNode } from 'react'
import { Facts } from '../../../ui/base/facts.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { jobsHref } from '../base/jobs-address.ts'
import { FactSource } from '../sources/fact-source.tsx'

/** The maximum number of places in the line below the title; more are listed with the facts. */
const PLACES_IN_LINE = 2
const PLACES_AT_FIRST = 10

interface Fact {
  readonly term: string
  /** The name of the field in the provenance. */
  readonly field: string
  readonly value: ReactNode
}

/**
 * The facts of a job that the posting states, in a fixed order, without those in the line below the title and in the
 * card next to the text.
 */
export function JobFacts({ job }: { job: Job }) {
  const { places, employmentType, seniority, department, validThrough, language } = job
  const facts: readonly (Fact | null)[] = [
    employmentType && { term: t('Employment'), field: 'employmentType', value: t(employmentNames[employmentType]) },
    seniority && { term: t('Seniority'), field: 'seniority', value: t(seniorityNames[seniority]) },
    department && {
      term: t('Department'),
      field: 'department',
      value: (
        <TextLink look="plain" to={jobsHref({ category: department.slug })}>
          {departmentName(department)}
        </TextLink>
      ),
    },
    places.length > PLACES_IN_LINE ? { term: t('Places'), field: 'places', value: <Places places={places} /> } : null,
    validThrough
      ? { term: t('Apply by', 'before a date'), field: 'validThrough', value: <RelativeTime date={validThrough} /> }
      : null,
    language === null || language === 'en'
      ? null
      : { term: t('Language'), field: 'language', value: writtenIn(language) },
  ]
  const statedFacts = facts.filter((fact) => fact !== null)
  if (statedFacts.length === 0) return null
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-3 rounded-card bg-raised px-4 py-3">
      {statedFacts.map(({ term, field, value }) => (
        <div key={term} className="min-w-0">
          <dt className="text-caption text-muted">
            <FactSource job={job} field={field}>
              {term}
            </FactSource>
          </dt>
          <dd className="mt-0_5 text-small font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The line below the title: place, work type and date, as far as the posting states them. */
export function JobLine({ job: { places, workType, datePosted } }: { job: Job }) {
  return (
    <p className="mt-1 text-small text-muted">
      <Facts>
        {places.length > PLACES_IN_LINE
          ? t('{count, plural, one {# place} other {# places}}', { count: places.length })
          : placeLinks(places)}
        {workType === 'Unknown' ? null : t(workTypeNames[workType])}
        <RelativeTime date={datePosted} keepsRoom />
      </Facts>
    </p>
  )
}

/** The first ten places; the others on demand. */
function Places({ places }: { places: readonly Place[] }) {
  const hiddenPlaces = places.slice(PLACES_AT_FIRST)
  return (
    <>
      <Facts>{placeLinks(places.slice(0, PLACES_AT_FIRST))}</Facts>
      {hiddenPlaces.length > 0 ? (
        <Disclosure
          summary={t('{count, plural, one {and # more place} other {and # more places}}', {
            count: hiddenPlaces.length,
          })}
        >
          <Facts>{placeLinks(hiddenPlaces)}</Facts>
        </Disclosure>
      ) : null}
    </>
  )
}

function placeLinks(places: readonly Place[]) {
  return places.map(({ slug, name }) => (
    <TextLink key={slug} look="plain" to={jobsHref({ location: slug })}>
      {name}
    </TextLink>
  ))
}

/** Returns `Written in German` for `de`. */
function writtenIn(code: string): string {
  return t('Written in {language}', { language: languageInWords(code) })
}
