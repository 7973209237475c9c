import type { FilteredList } from '@rise/contract/list'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import type { ReadKey } from '../base/query.ts'
import { useApi } from '../base/settings.tsx'
import { useFocusOnNewView } from '../page/view-change.ts'
import { type ApiList, figuresQuery, itemsQuery } from './list-queries.ts'

/** Returns the view of a list from the address, unvalidated. Links to another view move the focus to the heading. */
export function useListAddress<Name extends string>(list: FilteredList<string, string, Name>) {
  const params = useParams()
  const { search } = useLocation()
  const view = list.viewOf(search, list.inPath && params[list.inPath.name])
  useFocusOnNewView()
  return {
    view,
    page: params.number ?? new URLSearchParams(search).get('page') ?? '1',
    isNarrowed: list.isNarrowed(view),
  }
}

/** Returns the view with the list's items (`data`) and figures, each undefined until it has loaded. */
export function useList<Items extends ReadKey, Figures extends ReadKey, Name extends string>(
  list: ApiList<Items, Figures, Name>,
) {
  const api = useApi()
  const { view, page, isNarrowed } = useListAddress(list)
  const { data, error } = useQuery(itemsQuery(api, list, view, page))
  const { data: figures } = useQuery(figuresQuery(api, list, view))
  return { view, isNarrowed, data, error, figures }
}
