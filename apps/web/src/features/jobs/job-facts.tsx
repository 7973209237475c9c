import type { Job, Place } from '@rise/contract/jobs/shapes'
import type { ReactNode } from 'react'
import { TextLink } from '../../ui/base/link.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { RelativeTime } from '../../ui/time/time.tsx'
import { formatLanguage } from './base/format.ts'
import { jobsHref } from './base/jobs-address.ts'
import { FactSource } from './sources/fact-source.tsx'

/** The maximum number of places in the line below the title; more are listed with the facts. */
const PLACES_IN_LINE = 2
const PLACES_AT_FIRST = 10

interface Fact {
  readonly term: string
  /** The field in the provenance. */
  readonly field: string
  readonly value: ReactNode
}

/**
 * The facts that are neither in the line below the title nor in the card next to the text, in a fixed order. Facts that
 * the posting doesn't state are shown as unknown, never guessed.
 */
export function JobFacts({ job }: { job: Job }) {
  const { places, workType, employmentType, seniority, department, validThrough, language } = job
  const unknown = <span className="font-normal text-subtle">Not specified</span>
  const facts: readonly (Fact | null)[] = [
    workType === 'Unknown' ? { term: 'Work type', field: 'workType', value: unknown } : null,
    { term: 'Employment', field: 'employmentType', value: employmentType ?? unknown },
    { term: 'Seniority', field: 'seniority', value: seniority ?? unknown },
    {
      term: 'Department',
      field: 'department',
      value: department ? (
        <TextLink look="plain" to={jobsHref({ category: department.slug })}>
          {department.name}
        </TextLink>
      ) : (
        unknown
      ),
    },
    places.length > PLACES_IN_LINE ? { term: 'Places', field: 'places', value: <Places places={places} /> } : null,
    validThrough ? { term: 'Apply by', field: 'validThrough', value: <RelativeTime date={validThrough} /> } : null,
    language === null || language === 'en'
      ? null
      : { term: 'Language', field: 'language', value: `Written in ${formatLanguage(language)}` },
  ]
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4 rounded-card bg-raised px-4 py-3">
      {facts
        .filter((fact) => fact !== null)
        .map(({ term, field, value }) => (
          <div key={term} className="min-w-0">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="mt-0_5 text-small font-medium tabular-nums">
              {value} <FactSource job={job} field={field} of={`the ${term.toLowerCase()}`} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The line below the title: place, work type and date. */
export function JobLine({ job }: { job: Job }) {
  const { places, workType, datePosted } = job
  return (
    <p className="mt-1 flex flex-wrap gap-x-1 gap-y-1 text-small text-muted">
      <span>
        {places.length === 0 ? (
          'Place not specified'
        ) : places.length > PLACES_IN_LINE ? (
          `${places.length} places`
        ) : (
          <PlaceLinks places={places} />
        )}{' '}
        <FactSource job={job} field="places" of="the place" />
        <Dot />
      </span>
      {workType === 'Unknown' ? null : (
        <span>
          {workType} <FactSource job={job} field="workType" of="the work type" />
          <Dot />
        </span>
      )}
      <span>
        <RelativeTime date={datePosted} keepsRoom /> <FactSource job={job} field="datePosted" of="the date" />
      </span>
    </p>
  )
}

function Dot() {
  return <span aria-hidden> ·</span>
}

/** The first ten places; the others on demand. */
function Places({ places }: { places: readonly Place[] }) {
  const hiddenPlaces = places.slice(PLACES_AT_FIRST)
  return (
    <>
      <PlaceLinks places={places.slice(0, PLACES_AT_FIRST)} />
      {hiddenPlaces.length > 0 ? (
        <Disclosure summary={`and ${hiddenPlaces.length} more ${hiddenPlaces.length === 1 ? 'place' : 'places'}`}>
          <PlaceLinks places={hiddenPlaces} />
        </Disclosure>
      ) : null}
    </>
  )
}

function PlaceLinks({ places }: { places: readonly Place[] }) {
  return places.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 ? '\u00a0· ' : null}
      <TextLink look="plain" to={jobsHref({ location: slug })}>
        {name}
      </TextLink>
    </span>
  ))
}
