import { describe, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import type { Endpoint } from '../endpoint.ts'
import { admit } from '../policy.ts'
import { openedBy, openings, planThatOpens, soldPlan } from './policy.ts'

const endpoints: [string, Endpoint][] = Object.entries(contract)
const roles = ['professional', 'employer'] as const

function asksForPlan({ access }: Endpoint): boolean {
  return roles.some((role) => {
    const member = { kind: 'member', id: 'someone', role, plan: 'free', standing: 'active' } as const
    return admit(member, { access }) === 'upgrade'
  })
}

const gatedEndpoints = endpoints.filter(([, endpoint]) => asksForPlan(endpoint))

describe('the list of a plan’s benefits', () => {
  test.for(gatedEndpoints)('includes a line for %s', ([, { access, tag }]) => {
    expect(openings.some((opening) => opening.access === access && opening.tag === tag)).toBe(true)
  })

  test.for(openings)('contains only benefits that some plan adds: $line', ({ access, tag }) => {
    expect(gatedEndpoints.some(([, endpoint]) => endpoint.access === access && endpoint.tag === tag)).toBe(true)
  })

  test('contains publishing, the daily digest and auto-apply for professionals on Creator, contacts and the layoff tracker for employers on Pro, and nothing for others', () => {
    const linesOf = (...plan: Parameters<typeof openedBy>) => openedBy(...plan).map(({ line }) => line)
    expect(linesOf('professional', 'Creator')).toEqual([
      'Headlines',
      'Questions in Real talk',
      'Events',
      'Daily digest',
      'Auto-apply',
    ])
    expect(linesOf('employer', 'Pro')).toEqual(['Connections', 'Following', 'Convos', 'Layoff tracker'])
    expect(openedBy('professional', 'Pro')).toEqual([])
    expect(openedBy('professional', 'free')).toEqual([])
    expect(openedBy('employer', 'Creator')).toEqual([])
  })

  test.for(roles)('is not empty for the plan sold to a %s', (role) => {
    expect(openedBy(role, soldPlan[role])).not.toEqual([])
  })

  test('determines the plan that a refused member needs', () => {
    expect(planThatOpens('employer', 'connected')).toBe('Pro')
    expect(planThatOpens('professional', 'creator')).toBe('Creator')
    expect(planThatOpens('professional', 'connected')).toBeUndefined()
    expect(planThatOpens('employer', 'creator')).toBeUndefined()
  })
})
