import type { Job } from '@rise/contract/jobs/shapes'

/** A job as the API returns it, with every fact known, for tests to change. */
export function jobOf(changes: Partial<Job> = {}): Job {
  return {
    _id: '0190f3a4-0000-7000-8000-000000000001',
    slug: 'nurse-at-lumenfield-00000001',
    title: 'Nurse',
    company: {
      _id: '0190f3a4-0000-7000-8000-000000000002',
      slug: 'lumenfield',
      companyName: 'Lumenfield',
      logo: null,
      tagline: null,
      industry: null,
      headquarters: null,
      teamSize: 'No info',
      openJobs: 1,
    },
    places: [{ slug: 'berlin-de', name: 'Berlin, Germany', locality: 'Berlin', region: null, country: 'DE' }],
    workType: 'Onsite',
    employmentType: 'Full-time',
    seniority: 'Mid-Level',
    department: { slug: 'healthcare', name: 'Healthcare' },
    pay: { min: 48_000, max: 56_000, currency: 'EUR', period: 'YEAR' },
    skills: ['Triage'],
    preferredSkills: [],
    datePosted: '2026-06-01T08:00:00.000Z',
    description: '<p>Care for people.</p>',
    benefits: ['Pension'],
    applicationType: 'Apply Directly',
    applyUrl: 'https://jobs.example/1',
    validThrough: '2026-07-01T08:00:00.000Z',
    dateClosed: null,
    gone: false,
    language: 'en',
    sources: [
      {
        name: 'Lever',
        url: 'https://jobs.example/1',
        applyUrl: 'https://jobs.example/1',
        places: ['Berlin, Germany'],
        datePosted: '2026-06-01T08:00:00.000Z',
      },
    ],
    provenance: [],
    reading: { items: [], skills: [] },
    fakeJobSigns: [],
    replies: null,
    signs: [],
    ...changes,
  }
}
