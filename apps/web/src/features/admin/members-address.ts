import type { MembersShown } from '@rise/contract/admin/shapes'

/** What the list of members shows, as it stands in the address of the page. */
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

/** Reads the address; undefined when its page or filter is none. */
export function viewOfSearch(search: string): MembersView | undefined {
  const params = new URLSearchParams(search)
  const show = filters.find((filter) => filter.show === (params.get('show') ?? 'all'))?.show
  const page = params.get('page') ?? '1'
  // Page 1 is the bare address, so that each page has one.
  if (show === undefined || !/^[1-9]\d{0,2}$/.test(page) || params.get('page') === '1') return undefined
  return { show, q: params.get('q')?.trim() ?? '', page: Number(page) }
}

/** The address of a view. */
export function membersHref({ show, q, page }: MembersView): string {
  const params = new URLSearchParams()
  if (q !== '') params.set('q', q)
  if (show !== 'all') params.set('show', show)
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/admin?${params}` : '/admin'
}
