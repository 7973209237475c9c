import { describe, expect, test } from 'vitest'
import { principals } from '../admission-table.fixture.ts'
import type { Principal } from '../policy.ts'
import { mayEditHeadline, maySeeHeadline } from './policy.ts'

const author: Principal = { ...principals['free professional'], id: 'the author' }
const everybody: Readonly<Record<string, Principal>> = { author, ...principals }
const published = { authorId: 'the author', listed: true, published: true }
const draft = { ...published, published: false }
const hidden = { ...published, listed: false }

/** The names of those to whom a rule says so. */
function whoGets(verdict: string, rule: (principal: Principal) => string): string[] {
  return Object.entries(everybody).flatMap(([name, principal]) => (rule(principal) === verdict ? [name] : []))
}

describe('a headline', () => {
  test('that is published is seen by all, while its author is listed', () => {
    expect(whoGets('allowed', (principal) => maySeeHeadline(principal, published))).toEqual(Object.keys(everybody))
    expect(whoGets('allowed', (principal) => maySeeHeadline(principal, hidden))).toEqual(['author'])
  })

  test('that is a draft is seen by its author alone, unless suspended', () => {
    expect(whoGets('allowed', (principal) => maySeeHeadline(principal, draft))).toEqual(['author'])
    expect(maySeeHeadline({ ...author, standing: 'suspended' }, draft)).toBe('hidden')
  })

  test('is changed by its author without any plan, and by admins who look after content', () => {
    expect(whoGets('allowed', (principal) => mayEditHeadline(principal, published))).toEqual([
      'author',
      'admin',
      'admin-content',
    ])
    expect(whoGets('sign-in', (principal) => mayEditHeadline(principal, published))).toEqual(['guest'])
    expect(mayEditHeadline(principals['Creator professional'], published)).toBe('forbidden')
    expect(mayEditHeadline(principals['admin-support'], published)).toBe('forbidden')
    expect(mayEditHeadline({ ...author, standing: 'suspended' }, published)).toBe('forbidden')
    expect(mayEditHeadline({ ...principals.admin, standing: 'suspended' }, published)).toBe('forbidden')
  })

  test('whose author is hidden is changed by the same, and does not exist for others', () => {
    expect(whoGets('allowed', (principal) => mayEditHeadline(principal, hidden))).toEqual([
      'author',
      'admin',
      'admin-content',
    ])
    expect(mayEditHeadline(principals['Pro professional'], hidden)).toBe('hidden')
  })

  test('that is a draft is changed by its author alone', () => {
    expect(whoGets('allowed', (principal) => mayEditHeadline(principal, draft))).toEqual(['author'])
    expect(whoGets('hidden', (principal) => mayEditHeadline(principal, draft))).toHaveLength(
      Object.keys(principals).length,
    )
  })
})
