/** Section 2 of the specification: the path below which each type of content lives. */
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

/** Returns the content at a path, ignoring the fragment; undefined if the path belongs to no content. */
export function contentAt(path: string): { contentType: ContentType; slug: string } | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1)
  const end = pathname.lastIndexOf('/')
  const types = Object.keys(contentPaths) as ContentType[]
  const contentType = types.find((type) => `/${contentPaths[type]}` === pathname.slice(0, end))
  return contentType && { contentType, slug: pathname.slice(end + 1) }
}
