/** Returns the address of a page of the list, or of one author's headlines. */
export function headlinesHref(page = 1, author?: string): string {
  const path = page > 1 ? `/headlines/page/${page}` : '/headlines'
  return author ? `${path}?author=${encodeURIComponent(author)}` : path
}

/** Returns the address of a headline's page. */
export function headlineHref(slug: string): string {
  return `/headlines/${slug}`
}

/** Returns the address for editing a draft, or for previewing it. */
export function draftHref(slug: string, page: '' | '/preview' = ''): string {
  return `/headlines/create/manual${page}?draft=${encodeURIComponent(slug)}`
}
