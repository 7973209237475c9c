import { admit, type Gate, type Principal } from '@rise/contract/policy'
import { routeExists } from '../page/route-exists.ts'

interface Destination {
  readonly to: string
  readonly gate: Gate
  readonly forGuests?: true
}

/** Whether an action or destination is available to this visitor: its page exists and is open to them. */
export function isOpenTo(principal: Principal, { to, gate, forGuests }: Destination): boolean {
  if (forGuests && principal.kind !== 'guest') return false
  return routeExists(to.split('?')[0] ?? to) && admit(principal, gate) === 'allowed'
}
