/** Creates a job in the form of Ashby's posting API; `parts` replace its fields. */
export function makeAshbyJob(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 'a5c0ffee-1111-4a4a-9c9c-000000000001',
    title: 'Principal Sonar Engineer',
    department: 'Product',
    team: 'Engineering',
    employmentType: 'FullTime',
    location: 'Lisbon HQ',
    address: { postalAddress: { addressLocality: 'Lisbon', addressCountry: 'Portugal' } },
    secondaryLocations: [],
    publishedAt: '2026-05-04T09:30:00.000+00:00',
    isListed: true,
    isRemote: null,
    workplaceType: 'OnSite',
    jobUrl: 'https://jobs.ashbyhq.com/Harbour%20Lights/a5c0ffee-1111-4a4a-9c9c-000000000001',
    applyUrl: 'https://jobs.ashbyhq.com/Harbour%20Lights/a5c0ffee-1111-4a4a-9c9c-000000000001/application',
    descriptionHtml: '<p>Listen to the sea.</p>',
    shouldDisplayCompensationOnJobPostings: true,
    compensation: { compensationTiers: [], summaryComponents: [] },
    ...parts,
  }
}

export function makeAshbyBoard(jobs: readonly unknown[]): unknown {
  return { apiVersion: '1', jobs }
}
