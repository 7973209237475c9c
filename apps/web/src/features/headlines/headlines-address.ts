/** The address of a page of the list, or of the part of it that one author wrote. */
export function headlinesHref(page = 1, author?: string): string {
  const path = page > 1 ? `/headlines/page/${page}` : '/headlines'
  return author ? `${path}?author=${encodeURIComponent(author)}` : path
}

/** The address of a headline. */
export function headlineHref(slug: string): string {
  return `/headlines/${slug}`
}

/** Where a draft is written, and where it is looked at before it is published. */
export function draftHref(slug: string, page: '' | '/preview' = ''): string {
  return `/headlines/create/manual${page}?draft=${encodeURIComponent(slug)}`
}
