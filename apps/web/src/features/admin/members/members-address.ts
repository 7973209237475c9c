export const MEMBERS = '/admin/professionals'

/** What narrows the list, by the names in the address. */
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

/** Those behind "More filters". */
export const moreFilters = ['joinedFrom', 'joinedUntil', 'active', 'asks', 'tag'] as const

/** Returns the address of a member's story. */
export function memberHref(id: string): string {
  return `${MEMBERS}/${id}`
}
