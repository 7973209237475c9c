/** Creates a job in our plain format; `parts` replace its fields. */
export function makePlainJob(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    key: 'quay-17',
    title: 'Quay Electrician',
    company: 'Harbour Lights',
    description: '<p>Keep the quay lit.</p>',
    url: 'https://harbour.example/jobs/quay-17',
    applyUrl: 'https://harbour.example/jobs/quay-17/apply',
    places: ['Lisbon, Portugal', { locality: 'Porto', country: 'PT' }],
    workType: 'Onsite',
    employmentType: 'Full-time',
    seniority: 'Mid-Level',
    department: 'Manufacturing & Hardware',
    payMin: 28_000,
    payMax: 34_000,
    payCurrency: 'EUR',
    payPeriod: 'YEAR',
    skills: ['Wiring', 'Climbing'],
    benefits: ['Boat to work'],
    datePosted: '2026-05-04',
    validThrough: '2026-08-31T18:00:00Z',
    language: 'en',
    ...parts,
  }
}
