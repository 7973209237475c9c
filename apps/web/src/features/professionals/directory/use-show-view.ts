import { useShowHref } from '../../../app/page/view-change.ts'
import { type DirectoryView, directoryHref } from './directory-address.ts'

/** Opens a view of the directory as a filter does. */
export function useShowView(): (view: DirectoryView) => void {
  const show = useShowHref()
  return (view) => show(directoryHref(view))
}
