import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { Gates } from './policy.ts'

const folder = import.meta.dirname
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')
/** Policies that list the gates of a thing. */
const policies = paths.filter((path) => path.endsWith('/policy.ts') && textOf(path).includes('satisfies Gates'))
const endpointsOf = (policy: string) =>
  paths.filter((path) => path.endsWith('/endpoints.ts') && path.startsWith(`${dirname(policy)}/`))

test.each(policies)('every endpoint in the folder of %s uses one of that policy’s gates', (policy) => {
  const violations = endpointsOf(policy).flatMap((path) =>
    Array.from(textOf(path).matchAll(/\b(?:access|acting|confirmed|permission): .*/g), ([line]) => `${path}: ${line}`),
  )
  expect(endpointsOf(policy).length).toBeGreaterThan(0)
  expect(violations).toEqual([])
})

test.each(policies)('every verb of %s has an endpoint', async (policy) => {
  const values: Record<string, unknown> = await import(pathToFileURL(join(folder, policy)).href)
  const [name, gates] = Object.entries(values).find(([key]) => key.endsWith('Gates')) ?? []
  const texts = endpointsOf(policy).map(textOf).join('\n')
  const unusedVerbs = Object.keys(gates as Gates).filter((verb) => !texts.includes(`...${name}.${verb},`))
  expect(unusedVerbs).toEqual([])
})

test('every area in which people create something has a policy', () => {
  const areas = policies.map((policy) => dirname(policy))
  expect(areas).toEqual(
    expect.arrayContaining([
      'applications',
      'companies',
      'company-blocks',
      'convos',
      'courses',
      'discussion',
      'events',
    ]),
  )
  expect(areas).toEqual(
    expect.arrayContaining([
      'feed',
      'headlines',
      'jobs',
      'layoffs',
      'moderation',
      'polls',
      'portfolio',
      'postings',
      'real-talk',
    ]),
  )
})
