/** The names of the kinds of sources. */
export const sourceNames: Readonly<Record<string, string>> = {
  rise: 'Written here',
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  personio: 'Personio',
  'json-ld': 'Careers page',
  json: 'JSON file',
  csv: 'CSV file',
}
