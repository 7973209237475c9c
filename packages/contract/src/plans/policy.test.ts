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

const gated = endpoints.filter(([, endpoint]) => asksForPlan(endpoint))

describe('the list of what a plan opens', () => {
  test.for(gated)('includes a line for %s', ([, { access, tag }]) => {
    expect(openings.some((opening) => opening.access === access && opening.tag === tag)).toBe(true)
  })

  test.for(openings)('contains only what some plan opens: $line', ({ access, tag }) => {
    expect(gated.some(([, endpoint]) => endpoint.access === access && endpoint.tag === tag)).toBe(true)
  })

  test('contains publishing, the daily digest and auto-apply for professionals on Creator, connections for employers on Pro, and nothing for others', () => {
    expect(openedBy('professional', 'Creator')).toEqual([
      'Publish headlines: your own articles and links worth sharing',
      'Ask questions in Real talk',
      'Announce events',
      'A job digest every day instead of once a week',
      'Auto-apply: send applications by your own rules',
    ])
    expect(openedBy('employer', 'Pro')).toEqual([
      'Connections: browse and search all professionals',
      'Follow professionals and companies',
      'Convos: message professionals and companies',
      'Layoff tracker: offer jobs to people affected',
    ])
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
