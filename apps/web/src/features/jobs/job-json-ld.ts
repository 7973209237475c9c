import type { EmploymentType } from '@rise/contract/jobs/kinds'
import type { Job, Place } from '@rise/contract/jobs/shapes'

/** Google's values for `employmentType` of a schema.org `JobPosting`. */
const employmentTypes: Readonly<Record<EmploymentType, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Freelance: 'CONTRACTOR',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Volunteer: 'VOLUNTEER',
  Temporary: 'TEMPORARY',
  'Per-Diem': 'PER_DIEM',
  Other: 'OTHER',
}

/**
 * Returns the job as a schema.org `JobPosting` by the rules of Google's job search
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting), without anything that the posting
 * doesn't state. Undefined if Google would reject it: a remote job needs all countries that it may be done from, any
 * other job at least one place with its country, and every job a description that says more than the title. Also
 * undefined for a job that no longer takes applications.
 */
export function jobPostingJsonLd(job: Job, publicUrl: string, now: Date): object | undefined {
  const where = whereJsonLd(job)
  const hasEnded = job.dateClosed !== null || (job.validThrough !== null && new Date(job.validThrough) <= now)
  if (hasEnded || where === undefined || !saysMoreThanTitle(job)) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: job.company.companyName, value: job._id },
    url: `${publicUrl}/jobs/${job.slug}`,
    datePosted: job.datePosted,
    ...(job.validThrough && { validThrough: job.validThrough }),
    ...(job.employmentType && { employmentType: employmentTypes[job.employmentType] }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.companyName,
      url: `${publicUrl}/company/${job.company.slug}`,
      ...(job.company.logo && { logo: publicUrl + job.company.logo }),
    },
    ...where,
    ...(job.pay && { baseSalary: payJsonLd(job.pay) }),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(', ') }),
    ...(job.department && { occupationalCategory: job.department.name }),
    // `directApply` is true for applications here or by email, and false for a link to another site.
    ...directApplyOf(job),
  }
}

function directApplyOf(job: Job): { directApply?: boolean } {
  if (job.applicationType === 'Smart Apply') return { directApply: true }
  return job.applyUrl === null ? {} : { directApply: !/^https?:/i.test(job.applyUrl) }
}

/** Returns the location of the job; undefined if too little is known. */
function whereJsonLd({ workType, places }: Job): object | undefined {
  if (workType === 'Remote') {
    const countries = new Set(places.map(({ country }) => country))
    // If a place has no country, the list would be narrower than what the posting states.
    if (countries.size === 0 || countries.has(null)) return undefined
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [...countries].map((name) => ({ '@type': 'Country', name })),
    }
  }
  const jobLocation = places.flatMap(placeJsonLd)
  return jobLocation.length > 0 ? { jobLocation } : undefined
}

function saysMoreThanTitle({ title, description }: Job): boolean {
  const words = description.replace(/<[^>]*>/g, '').trim()
  return title.trim() !== '' && words !== '' && words !== title
}

function placeJsonLd({ locality, region, country }: Place): object[] {
  if (country === null) return []
  const address = {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    addressCountry: country,
  }
  return [{ '@type': 'Place', address }]
}

function payJsonLd({ min, max, currency, period }: NonNullable<Job['pay']>): object {
  const amount =
    min !== null && min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...amount, unitText: period } }
}
