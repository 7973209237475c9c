import type { ApplicationList } from '@rise/contract/applications/kinds'
import { type Message, msg } from '@rise/texts'

/** The view with all lists side by side. */
export const BOARD = 'board'

/** The views of a professional's applications, with their names: the lists and the board. */
export const ownLists = [
  ['applied', msg('Applied', 'a list of applications')],
  ['interviews', msg('Interviews')],
  ['offers', msg('Offers', 'of jobs')],
  ['archive', msg('Archive', 'a list of closed applications')],
  [BOARD, msg('Board', 'a view of jobs in columns')],
] as const satisfies readonly (readonly [ApplicationList | typeof BOARD, Message])[]
