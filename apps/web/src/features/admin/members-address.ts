import type { MembersShown } from '@rise/contract/admin/shapes'

/** What the list of members shows, as in the page's address. */
export interface MembersView {
  readonly show: MembersShown
  readonly q: string
  readonly page: number
}

export const filters: readonly { readonly show: MembersShown; readonly name: string }[] = [
  { show: 'all', name: 'All' },
  { show: 'plan-requests', name: 'Plan requests' },
  { show: 'pending', name: 'Pending' },
  { show: 'suspended', name: 'Suspended' },
]

/** Reads the address; undefined if its page or filter is invalid. */
export function viewOfSearch(search: string): MembersView | undefined {
  const params = new URLSearchParams(search)
  const show = filters.find((filter) => filter.show === (params.get('show') ?? 'all'))?.show
  const page = params.get('page') ?? '1'
  // Page 1 has the address without a number, so that each page has only one.
  if (show === undefined || !/^[1-9]\d{0,2}$/.test(page) || params.get('page') === '1') return undefined
  return { show, q: params.get('q')?.trim() ?? '', page: Number(page) }
}

/** Returns the address of a view. */
export function membersHref({ show, q, page }: MembersView): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (show !== 'all') params.set('show', show)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/admin?${params}` : '/admin'
}
