import { UnreadableCourses } from './unreadable-courses.ts'

export type CourseField =
  | 'title'
  | 'provider'
  | 'link'
  | 'description'
  | 'categories'
  | 'level'
  | 'hours'
  | 'price'
  | 'currency'
  | 'language'
  | 'skills'

/** The names that files use for each field: lower case, letters only. */
const names: Readonly<Record<CourseField, readonly string[]>> = {
  title: ['title', 'course', 'coursetitle', 'name', 'coursename'],
  provider: ['provider', 'organisation', 'organization', 'school', 'platform', 'university'],
  link: ['link', 'url', 'address', 'website', 'courseurl'],
  description: ['description', 'about', 'summary'],
  categories: ['categories', 'category', 'subject', 'subjects', 'topic'],
  level: ['level', 'difficulty', 'educationallevel'],
  hours: ['hours', 'duration', 'durationinhours', 'durationhours', 'workload', 'effort'],
  price: ['price', 'cost', 'fee'],
  currency: ['currency', 'pricecurrency'],
  language: ['language', 'inlanguage', 'lang'],
  skills: ['skills', 'skill', 'teaches', 'tags'],
}

const fieldOf = new Map(
  Object.entries(names).flatMap(([field, all]) => all.map((name) => [name, field as CourseField] as const)),
)

/** Returns the field with this name in a file; undefined for an unknown name. */
export function courseFieldOf(name: string): CourseField | undefined {
  return fieldOf.get(name.toLowerCase().replaceAll(/[^a-z]/g, ''))
}

/** Maps each field to the index of the column that holds it. */
export type CourseColumns = ReadonlyMap<CourseField, number>

/**
 * Reads the header of a CSV file.
 *
 * @throws {UnreadableCourses} without a column for the title, the provider or the link
 */
export function readHeader(cells: readonly string[]): CourseColumns {
  const columns = new Map<CourseField, number>()
  for (const [index, cell] of cells.entries()) {
    const field = courseFieldOf(cell)
    if (field !== undefined && !columns.has(field)) columns.set(field, index)
  }
  for (const field of ['title', 'provider', 'link'] as const) {
    if (columns.has(field)) continue
    const headers = cells.slice(0, 8).map((cell) => `“${cell.slice(0, 30)}”`)
    throw new UnreadableCourses(`The first line names no column for the ${field}. It has ${headers.join(', ')}.`)
  }
  return columns
}
