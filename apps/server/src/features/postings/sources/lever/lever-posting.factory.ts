/** Creates a posting in the form of Lever's API; `parts` replace its fields. */
export function makeLeverPosting(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '0b6f5a1e-1111-4a4a-9c9c-000000000001',
    text: 'Crane Operator',
    hostedUrl: 'https://jobs.lever.co/harbour-lights/0b6f5a1e-1111-4a4a-9c9c-000000000001',
    applyUrl: 'https://jobs.lever.co/harbour-lights/0b6f5a1e-1111-4a4a-9c9c-000000000001/apply',
    createdAt: Date.UTC(2026, 4, 4, 9, 30),
    country: 'PT',
    workplaceType: 'on-site',
    categories: {
      commitment: 'Part-time',
      team: 'Supply Chain',
      department: 'Harbour',
      location: 'Lisbon',
      allLocations: ['Lisbon', 'Porto, Portugal'],
    },
    salaryRange: { min: 18, max: 22.5, currency: 'EUR', interval: 'per-hour-wage' },
    description: '<div>Lift what ships bring.</div>',
    lists: [{ text: 'You & the crane', content: '<li>Lift</li><li>Lower</li>' }],
    salaryDescription: '<div>Paid by the hour.</div>',
    additional: '<div>Come and see us.</div>',
    ...parts,
  }
}
