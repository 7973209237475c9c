import type { ApplicationList } from '@rise/contract/applications/kinds'

/** The view with all lists side by side. */
export const BOARD = 'board'

/** The views of a professional's applications, with their names: the lists and the board. */
export const ownLists = [
  ['applied', 'Applied'],
  ['interviews', 'Interviews'],
  ['offers', 'Offers'],
  ['archive', 'Archive'],
  [BOARD, 'Board'],
] as const satisfies readonly (readonly [ApplicationList | typeof BOARD, string])[]
