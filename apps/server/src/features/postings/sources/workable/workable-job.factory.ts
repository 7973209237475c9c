/** Creates a job in the form of Workable's widget API; `parts` replace its fields. */
export function makeWorkableJob(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Harbour Pilot',
    shortcode: 'A1B2C3D4E5',
    code: '',
    employment_type: 'Full-time',
    telecommuting: false,
    department: 'Operations',
    url: 'https://apply.workable.com/j/A1B2C3D4E5',
    shortlink: 'https://apply.workable.com/j/A1B2C3D4E5',
    application_url: 'https://apply.workable.com/j/A1B2C3D4E5/apply',
    published_on: '2026-05-04',
    created_at: '2026-04-20',
    country: 'Portugal',
    city: 'Lisbon',
    state: '',
    experience: 'Mid-Senior level',
    function: '',
    locations: [{ country: 'Portugal', countryCode: 'PT', city: 'Lisbon', region: 'Lisbon', hidden: false }],
    description: '<p>Bring ships in.</p>',
    ...parts,
  }
}

export function makeWorkableBoard(jobs: readonly unknown[]): unknown {
  return { name: 'Harbour Lights', description: null, jobs }
}
