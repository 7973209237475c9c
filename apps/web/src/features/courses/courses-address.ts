import { courseList } from '@rise/contract/courses/list'

/** Returns the address of a course's page. */
export function courseHref(slug: string): string {
  return `${courseList.path}/${slug}`
}
