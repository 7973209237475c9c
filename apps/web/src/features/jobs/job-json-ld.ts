import type { EmploymentType, Job, Place } from '@rise/contract/jobs'

/** schema.org's words as Google's job search takes them; what has none of theirs is OTHER. */
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
 * The job as a schema.org `JobPosting`. Says nothing that the posting does not: no country, no pay and no remote
 * requirement is made up.
 */
export function jobPostingJsonLd(job: Job, publicUrl: string): object {
  const remote = job.workType === 'Remote'
  const countries = [...new Set(job.places.flatMap(({ country }) => (country ? [country] : [])))]
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
    },
    ...(remote && { jobLocationType: 'TELECOMMUTE' }),
    ...(remote &&
      countries.length > 0 && {
        applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
      }),
    ...(!remote && job.places.length > 0 && { jobLocation: job.places.map(placeJsonLd) }),
    ...(job.pay && { baseSalary: payJsonLd(job.pay) }),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.benefits.length > 0 && { jobBenefits: job.benefits.join(', ') }),
    ...(job.department && { occupationalCategory: job.department.name }),
    directApply: false,
  }
}

function placeJsonLd({ name, locality, region, country }: Place): object {
  return {
    '@type': 'Place',
    ...(locality || region || country ? {} : { name }),
    address: {
      '@type': 'PostalAddress',
      ...(locality && { addressLocality: locality }),
      ...(region && { addressRegion: region }),
      ...(country && { addressCountry: country }),
    },
  }
}

function payJsonLd({ min, max, currency, period }: NonNullable<Job['pay']>): object {
  const amount =
    min !== null && min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) }
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', ...amount, unitText: period } }
}
