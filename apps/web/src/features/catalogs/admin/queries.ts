import type { EditableCatalog, EntryOrder } from '@rise/contract/catalogs/kinds'
import type { Api } from '../../../app/base/api.ts'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'

export interface EntriesView {
  readonly name: EditableCatalog
  readonly q: string
  readonly order: EntryOrder
  readonly page: number
}

/** A page of a catalog's entries. */
export function entriesQuery(api: Api, { name, q, order, page }: EntriesView) {
  return queryOf(
    api,
    'GET /api/v1/admin/catalogs/{name}',
    { params: { name }, query: { order, page, q } },
    keepPrevious,
  )
}
