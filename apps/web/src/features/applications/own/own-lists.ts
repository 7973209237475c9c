import type { ApplicationList } from '@rise/contract/applications/kinds'

/** A professional's lists of applications, with their names. */
export const ownLists = [
  ['applied', 'Applied'],
  ['interviews', 'Interviews'],
  ['offers', 'Offers'],
  ['archive', 'Archive'],
] as const satisfies readonly (readonly [ApplicationList, string])[]
