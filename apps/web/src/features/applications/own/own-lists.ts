import type { ApplicationList } from '@rise/contract/applications/kinds'

/** All lists side by side. */
export const BOARD = 'board'

/** A professional's lists of applications, with their names. */
export const ownLists = [
  ['applied', 'Applied'],
  ['interviews', 'Interviews'],
  ['offers', 'Offers'],
  ['archive', 'Archive'],
  [BOARD, 'Board'],
] as const satisfies readonly (readonly [ApplicationList | typeof BOARD, string])[]
