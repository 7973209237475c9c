import { useShowHref } from '../../app/page/view-change.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'

/** Navigates to a view of the list, like a filter. */
export function useShowView(): (view: JobsView) => void {
  const show = useShowHref()
  return (view) => show(jobsHref(view))
}
