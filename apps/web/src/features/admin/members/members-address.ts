export const MEMBERS = '/admin/professionals'

/** The filters of the list, by their names in the address. */
export const memberFilters = [
  'q',
  'role',
  'plan',
  'standing',
  'joinedFrom',
  'joinedUntil',
  'active',
  'asks',
  'tag',
] as const

/** The filters behind "More filters". */
export const moreFilters = ['joinedFrom', 'joinedUntil', 'active', 'asks', 'tag'] as const

/** Returns the address of a member's story. */
export function memberHref(id: string): string {
  return `${MEMBERS}/${id}`
}
