import type { Job } from '@rise/contract/jobs/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { LiveFrame } from '../../../ui/layout/live-frame.tsx'
import { SkeletonText } from '../../../ui/states/skeleton.tsx'
import { facetsQuery, JobPreview } from '../../jobs/index.ts'
import type { JobValues } from './use-job-form.ts'

interface Props {
  readonly values: JobValues
  readonly companyName: string
}

/** A preview of the job's page, next to its form. */
export function LivePreview({ values, companyName }: Props) {
  const user = useCurrentUser()
  const { data: facets } = useQuery(facetsQuery(useApi(), 'all'))
  // Typing takes precedence over rendering the preview.
  const deferredValues = useDeferredValue(values)
  const department = facets?.departments.find(({ slug }) => slug === deferredValues.department)
  const job = jobOfValues(deferredValues, {
    companyName,
    logo: user?.photo ?? null,
    department: department ? { slug: department.slug, name: department.name } : null,
  })
  return (
    <div className="sticky top-[calc(var(--top-bar)+1.5rem)] h-fit min-w-0">
      <LiveFrame className="min-h-[24rem] p-6">
        <Suspense fallback={<SkeletonText lines={8} />}>
          <JobPreview job={job} />
          {deferredValues.description ? null : <DescriptionLines />}
        </Suspense>
      </LiveFrame>
    </div>
  )
}

/** The shape of a description, until one is written. */
function DescriptionLines() {
  return (
    <div className="mt-6 flex flex-col gap-3">
      {['w-1/3', 'w-full', 'w-11/12', 'w-4/5', 'w-1/4', 'w-full', 'w-3/4'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={index} className={`h-3 rounded-full bg-raised ${width}`} />
      ))}
    </div>
  )
}

interface Surroundings {
  readonly companyName: string
  readonly logo: string | null
  readonly department: Job['department']
}

/** Returns a form's values as a page shows them. Nothing is read from the text here; that happens when it is saved. */
function jobOfValues(values: JobValues, { companyName, logo, department }: Surroundings): Job {
  const { title, places, payFrom, payTo, payCurrency, payPeriod, closesOn, description } = values
  const isPaid = (payFrom ?? payTo) !== null && /^[a-z]{3}$/i.test(payCurrency)
  const company = { _id: '', slug: '', companyName, logo, tagline: null, industry: null, headquarters: null }
  return {
    ...{ _id: '', slug: '', title: title || t('Title of the job'), department },
    company: { ...company, teamSize: 'No info', openJobs: 0 },
    places: places.map((name) => ({ slug: name, name, locality: null, region: null, country: null })),
    ...{ workType: values.workType, employmentType: values.employmentType, seniority: values.seniority },
    pay: isPaid ? { min: payFrom, max: payTo, currency: payCurrency.toUpperCase(), period: payPeriod } : null,
    ...{ skills: values.skills, preferredSkills: [], benefits: values.benefits, language: values.language },
    description,
    ...{ applicationType: values.applicationType, applyUrl: null, dateClosed: null, gone: false, replies: null },
    datePosted: new Date().toISOString(),
    validThrough: closesOn === null || closesOn === '' ? null : `${closesOn}T23:59:59.000Z`,
    ...{ sources: [], provenance: [], reading: { items: [], skills: [] }, fakeJobSigns: [], signs: [] },
  }
}
