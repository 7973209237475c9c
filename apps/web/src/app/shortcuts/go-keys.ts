import { admit, type Gate, type Principal } from '@rise/contract/policy'
import { routeExists } from '../page/route-exists.ts'

export interface GoKey {
  /** The key after `g`. */
  readonly key: string
  readonly label: string
  readonly to: string
}

const keys: readonly (GoKey & { readonly gate: Gate })[] = [
  { key: 'f', label: 'Community', to: '/feed', gate: { access: 'auth' } },
  { key: 'j', label: 'Jobs', to: '/jobs', gate: { access: 'guest' } },
  { key: 'h', label: 'Headlines', to: '/headlines', gate: { access: 'guest' } },
  { key: 'c', label: 'Convos', to: '/convos', gate: { access: 'connected' } },
]

/** Returns the destinations of two-key shortcuts: existing pages that are open to this visitor. */
export function goKeysOf(principal: Principal): GoKey[] {
  return keys.filter(({ to, gate }) => routeExists(to) && admit(principal, gate) === 'allowed')
}
