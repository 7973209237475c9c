import { msg } from '@rise/texts'
import { type EntryNames, entriesInWords, type NamedEntry } from '../entries/words.ts'

/** The names in `course-categories.json`, by slug. */
export const courseCategoryNames: EntryNames = {
  programming: msg('Programming', 'a category of courses'),
  'web-and-mobile': msg('Web and mobile', 'a category of courses'),
  'cloud-and-operations': msg('Cloud and operations', 'a category of courses'),
  'data-and-ai': msg('Data and AI', 'a category of courses'),
  'cyber-security': msg('Cyber security', 'a category of courses'),
  design: msg('Design', 'a category of courses'),
  'writing-and-content': msg('Writing and content', 'a category of courses'),
  'photography-and-video': msg('Photography and video', 'a category of courses'),
  'product-management': msg('Product management', 'a category of courses'),
  'project-management': msg('Project management', 'a category of courses'),
  marketing: msg('Marketing', 'a category of courses'),
  sales: msg('Sales', 'a category of courses'),
  'finance-and-accounting': msg('Finance and accounting', 'a category of courses'),
  entrepreneurship: msg('Entrepreneurship', 'a category of courses'),
  'operations-and-logistics': msg('Operations and logistics', 'a category of courses'),
  leadership: msg('Leadership', 'a category of courses'),
  'people-and-hr': msg('People and HR', 'a category of courses'),
  communication: msg('Communication', 'a category of courses'),
  'customer-service': msg('Customer service', 'a category of courses'),
  'job-search': msg('Job search', 'a category of courses'),
  productivity: msg('Productivity', 'a category of courses'),
  languages: msg('Languages', 'a category of courses'),
  wellbeing: msg('Wellbeing', 'a category of courses'),
  'health-care': msg('Health care', 'a category of courses'),
  teaching: msg('Teaching', 'a category of courses'),
  'law-and-compliance': msg('Law and compliance', 'a category of courses'),
  'trades-and-crafts': msg('Trades and crafts', 'a category of courses'),
  hospitality: msg('Hospitality', 'a category of courses'),
}

/** Returns categories of courses with their names in the reader's language. */
export function courseCategoriesInWords<T extends NamedEntry>(categories: readonly T[]): readonly T[] {
  return entriesInWords(courseCategoryNames, categories)
}
