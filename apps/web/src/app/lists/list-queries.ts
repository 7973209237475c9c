import type { InputOf } from '@rise/contract/contract'
import type { FilteredList, ListView } from '@rise/contract/list'
import type { Api } from '../base/api.ts'
import { keepPrevious, queryOf, type ReadKey } from '../base/query.ts'

type QueryOf<K extends ReadKey> = InputOf<K> extends { readonly query?: infer Q } ? NonNullable<Q> : never

/** The endpoint's key if its query accepts all of these names, otherwise `never`. */
type KeyWith<Name, K extends ReadKey> = [Name] extends [keyof QueryOf<K>] ? K : never

/** A list whose endpoints accept its parameters; that of the figures needs no `sort`, because order doesn't matter. */
export type ApiList<Items extends ReadKey, Figures extends ReadKey, Name extends string> = FilteredList<
  Items & KeyWith<Name, Items>,
  Figures & KeyWith<Exclude<Name, 'sort'>, Figures>,
  Name
>

/** `queryOf` for the unvalidated parameters of an address. They are sent unchanged, because the API validates them. */
const queryOfAddress = queryOf as unknown as <K extends ReadKey>(
  api: Api,
  key: K,
  input: { readonly query: object },
  options: typeof keepPrevious,
) => ReturnType<typeof queryOf<K>>

/** Returns the query of a page of a list: by default, of the first page without filters. */
export function itemsQuery<Items extends ReadKey, Figures extends ReadKey, Name extends string>(
  api: Api,
  list: ApiList<Items, Figures, Name>,
  view?: Partial<ListView<Name>>,
  page: string | number = 1,
) {
  return queryOfAddress<Items>(api, list.items, { query: { page, ...list.queryOf(view) } }, keepPrevious)
}

/** Returns the query of the figures next to a list's filters, which don't depend on its order. */
export function figuresQuery<Items extends ReadKey, Figures extends ReadKey, Name extends string>(
  api: Api,
  list: ApiList<Items, Figures, Name>,
  view?: Partial<ListView<Name>>,
) {
  const { sort: _, ...query }: Readonly<Partial<Record<string, string>>> = list.queryOf(view)
  return queryOfAddress<Figures>(api, list.figures, { query }, keepPrevious)
}
