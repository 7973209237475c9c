import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { rememberResults } from './remember-results.ts'

/** Stores the jobs of a list, so that a job's page can link back to the list and to the next job. */
export function useRememberResults(jobs: readonly { readonly slug: string }[] | undefined): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (jobs) rememberResults({ href: pathname + search, slugs: jobs.map(({ slug }) => slug) })
  }, [jobs, pathname, search])
}
