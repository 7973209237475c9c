import { msg } from '@rise/texts'
import { type EntryNames, entriesInWords, type NamedEntry, nameOfEntry } from '../entries/words.ts'

/** The names in `departments.json`, by slug. */
export const departmentNames: EntryNames = {
  engineering: msg('Engineering', 'a department'),
  data: msg('Data & Analytics', 'a department'),
  design: msg('Design', 'a department'),
  product: msg('Product', 'a department'),
  it: msg('IT & Security', 'a department'),
  marketing: msg('Marketing', 'a department'),
  sales: msg('Sales', 'a department'),
  'customer-success': msg('Customer Success', 'a department'),
  support: msg('Customer Support', 'a department'),
  operations: msg('Operations', 'a department'),
  finance: msg('Finance & Accounting', 'a department'),
  people: msg('People & Recruiting', 'a department'),
  legal: msg('Legal & Compliance', 'a department'),
  content: msg('Writing & Content', 'a department'),
  education: msg('Education & Training', 'a department'),
  healthcare: msg('Healthcare', 'a department'),
  science: msg('Science & Research', 'a department'),
  manufacturing: msg('Manufacturing & Hardware', 'a department'),
  logistics: msg('Logistics & Supply Chain', 'a department'),
  hospitality: msg('Hospitality & Retail', 'a department'),
  administration: msg('Administration', 'a department'),
  management: msg('General Management', 'a department'),
}

/** Returns the name of a department in the reader's language. */
export function departmentName(entry: NamedEntry): string {
  return nameOfEntry(departmentNames, entry)
}

/** Returns departments with their names in the reader's language. */
export function departmentsInWords<T extends NamedEntry>(departments: readonly T[]): readonly T[] {
  return entriesInWords(departmentNames, departments)
}
