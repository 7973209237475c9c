import { type Message, msg, t } from '@rise/texts'

/** The names of other companies' products are the same in every language. */
const products: Readonly<Record<string, string>> = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  workable: 'Workable',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  personio: 'Personio',
}

const otherSources: Readonly<Record<string, Message>> = {
  rise: msg('Written here'),
  'json-ld': msg('Careers page'),
  json: msg('JSON file'),
  csv: msg('CSV file'),
}

/** The kinds of sources, in the order of the filter. */
export const sourceKinds: readonly string[] = ['rise', ...Object.keys(products), 'json-ld', 'json', 'csv']

/** Returns the name of a kind of source. */
export function sourceName(kind: string): string {
  const name = otherSources[kind]
  return name ? t(name) : (products[kind] ?? kind)
}
