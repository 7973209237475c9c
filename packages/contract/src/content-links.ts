/** Section 2: below which path each type of content stands. */
export const contentPaths = {
  job: 'jobs',
  question: 'real-talk',
  headline: 'headlines',
  event: 'events',
  portfolio: 'professional/portfolio',
} as const

export type ContentType = keyof typeof contentPaths

/** Returns the path of a page of content: `/real-talk/why-not`. */
export function contentPath(contentType: ContentType, slug: string): string {
  return `/${contentPaths[contentType]}/${slug}`
}
