import { listNames } from './format.ts'
import type { JobsView } from './jobs-address.ts'

interface Named {
  readonly name: string
}

/** `Remote Engineering jobs in Berlin, Germany`; for a search `Jobs for “react”`. */
export function headingOf(view: JobsView, names: { category: Named | null; location: Named | null }): string {
  const kind = view.list === 'all' ? '' : view.list === 'undisclosed' ? 'Undisclosed work type' : listNames[view.list]
  const words = [kind, names.category?.name].filter(Boolean).join(' ')
  const jobs = words ? `${words} jobs` : view.keyword ? 'Jobs' : names.location ? 'Jobs' : 'All jobs'
  const search = view.keyword ? ` for “${view.keyword}”` : ''
  const where = names.location ? ` in ${names.location.name}` : ''
  return jobs + search + where
}
