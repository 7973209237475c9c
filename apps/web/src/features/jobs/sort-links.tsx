import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'
import type { JobsPageData } from './base/queries.ts'
import { SortLink } from './sort-link.tsx'

/** The orders of a search. */
export function SortLinks({ view, sort }: { view: JobsView; sort: JobsPageData['sort'] | undefined }) {
  const hrefOf = (newest: boolean) => jobsHref({ ...view, sort: newest ? 'newest' : undefined, page: undefined })
  return (
    <nav aria-label="Sort" className="flex items-center gap-4 text-small lg:ml-auto">
      <SortLink to={hrefOf(false)} selected={sort === 'relevance'}>
        Relevance
      </SortLink>
      <SortLink to={hrefOf(true)} selected={sort === 'newest'}>
        Newest
      </SortLink>
    </nav>
  )
}
