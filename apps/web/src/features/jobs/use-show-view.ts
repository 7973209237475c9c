import { useShowHref } from '../../app/page/view-change.ts'
import { jobsHref } from './base/jobs-address.ts'
import type { JobsView } from './base/jobs-view.ts'

/** Returns a function that navigates to a view of the list, as a filter does. */
export function useShowView(): (view: JobsView) => void {
  const show = useShowHref()
  return (view) => show(jobsHref(view))
}
