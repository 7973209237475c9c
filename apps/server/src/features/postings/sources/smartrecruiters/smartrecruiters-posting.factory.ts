/** Creates a list item in the form of SmartRecruiters' posting API; `parts` replace its fields. */
export function makeSmartRecruitersPosting(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: '743999000000001',
    name: 'Ferry Steward',
    uuid: '2c9a6a1e-1111-4a4a-9c9c-000000000001',
    refNumber: 'REF1A',
    company: { identifier: 'HarbourLights', name: 'Harbour Lights' },
    releasedDate: '2026-05-04T09:30:00.000Z',
    location: { city: 'Lisbon', region: 'Lisboa', country: 'pt', remote: false, hybrid: false },
    department: {},
    function: { id: 'customer_service', label: 'Customer Service' },
    typeOfEmployment: { id: 'part-time', label: 'Part-time' },
    experienceLevel: { id: 'entry_level', label: 'Entry Level' },
    customField: [{ fieldId: 'COUNTRY', fieldLabel: 'Country/Region', valueId: 'pt', valueLabel: 'Portugal' }],
    visibility: 'PUBLIC',
    ref: 'https://api.smartrecruiters.com/v1/companies/HarbourLights/postings/743999000000001',
    language: { code: 'en', label: 'English' },
    ...parts,
  }
}
