import type { FilteredList } from '@rise/contract/list'
import { useLocation, useParams } from 'react-router'
import { useFocusOnNewView } from '../page/view-change.ts'

/** Returns the part of a list that the address names, as it is. Links to another view move the focus to the heading. */
export function useListAddress<Name extends string>(list: FilteredList<string, string, Name>) {
  const { number } = useParams()
  const { search } = useLocation()
  const view = list.viewOf(search)
  const page = (list.pagesIn === 'path' ? number : new URLSearchParams(search).get('page')) ?? '1'
  useFocusOnNewView()
  return { view, page, isNarrowed: list.isNarrowed(view) }
}
