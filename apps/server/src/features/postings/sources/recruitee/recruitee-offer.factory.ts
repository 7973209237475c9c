/** Creates an offer in the form of Recruitee's careers API; `parts` replace its fields. */
export function makeRecruiteeOffer(parts: Record<string, unknown> = {}): Record<string, unknown> {
  const title = 'Dock Planner (f/m/d)'
  const description = '<p>Plan which ship lies where.</p>'
  const requirements = '<ul><li>A calm voice</li></ul>'
  return {
    id: 41001,
    slug: 'dock-planner',
    title,
    description,
    requirements,
    translations: { en: { title, description, requirements } },
    status: 'published',
    company_name: 'Harbour Lights',
    careers_url: 'https://harbourlights.recruitee.com/o/dock-planner',
    careers_apply_url: 'https://harbourlights.recruitee.com/o/dock-planner/c/new',
    department: 'Operations',
    category_code: 'logistics',
    employment_type_code: 'fulltime_permanent',
    experience_code: 'entry_level',
    remote: false,
    hybrid: true,
    on_site: false,
    salary: { min: '42000', max: '51000', period: 'year', currency: 'EUR' },
    locations: [{ name: 'Lisbon Dock', city: 'Lisbon', state: 'Lisboa', country: 'Portugal', country_code: 'PT' }],
    location: 'Lisbon, Portugal',
    published_at: '2026-05-04 09:30:00 UTC',
    close_at: null,
    open_questions: [{ id: 1, body: 'Can you swim?', kind: 'boolean' }],
    ...parts,
  }
}
