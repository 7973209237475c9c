/** Creates a job in the form of Greenhouse's board API; `parts` replace its fields. */
export function makeGreenhouseJob(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 7001,
    internal_job_id: 6001,
    title: 'Senior Tide Analyst',
    company_name: 'Harbour Lights',
    absolute_url: 'https://job-boards.greenhouse.io/harbourlights/jobs/7001',
    location: { name: 'Lisbon, Portugal' },
    first_published: '2026-05-04T09:30:00-04:00',
    updated_at: '2026-05-20T09:30:00-04:00',
    application_deadline: null,
    content: '&lt;p&gt;Read the tides &amp;amp; tell the harbour.&lt;/p&gt;',
    departments: [{ id: 1, name: 'Data Science', child_ids: [], parent_id: null }],
    offices: [],
    metadata: null,
    ...parts,
  }
}

export function makeGreenhouseBoard(jobs: readonly unknown[]): unknown {
  return { jobs, meta: { total: jobs.length } }
}
