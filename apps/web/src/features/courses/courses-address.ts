import { courseList } from '@rise/contract/courses/list'

/** The address of a course's page. */
export function courseHref(slug: string): string {
  return `${courseList.path}/${slug}`
}
