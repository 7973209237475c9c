import { editableCatalogs, entryOrders } from '@rise/contract/catalogs/kinds'
import { hrefOf } from '../../../app/admin/lists/list-view.ts'
import type { EntriesView } from './queries.ts'

const CATALOGS = '/admin/cms/catalogs'

/** Parses the view of the entries from the address; an invalid part gets its default. */
export function entriesViewOf(search: string): EntriesView {
  const params = new URLSearchParams(search)
  const page = Number(params.get('page') ?? 1)
  return {
    name: editableCatalogs.find((name) => name === params.get('catalog')) ?? 'skills',
    q: params.get('q')?.trim().slice(0, 100) ?? '',
    order: entryOrders.find((order) => order === params.get('order')) ?? 'name',
    page: Number.isInteger(page) && page > 0 && page <= 500 ? page : 1,
  }
}

/** Returns the address of a page of entries. */
export function entriesHref({ name, q, order, page }: EntriesView): string {
  return hrefOf(CATALOGS, {
    ...{ catalog: name, q, order: order === 'name' ? '' : order, page: page === 1 ? '' : String(page) },
  })
}
