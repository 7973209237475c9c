import { expect, test } from 'vitest'
import { loadConfig } from '../../load-config.ts'
import { ConfigError } from '../../platform/config.ts'

/** Returns the lines of the configuration error for this environment; none if it is valid. */
function linesOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
  return []
}

test('selling plans requires a valid key, a webhook secret and a price; if none is set, nothing is sold', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    STRIPE_PRICE_CREATOR_MONTH: 'price_1',
    STRIPE_PRICE_PRO_YEAR: 'price_2',
  }
  expect(loadConfig({}).stripe).toBeUndefined()
  const { live: isLive, prices, tax } = loadConfig(stripe).stripe ?? {}
  expect([isLive, tax, [...(prices ?? [])]]).toEqual([
    ...[true, false],
    [
      ['Creator month', 'price_1'],
      ['Pro year', 'price_2'],
    ],
  ])
  for (const missingName of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    expect(linesOf({ ...stripe, [missingName]: '' })[0]).toContain('belong together')
  }
  expect(linesOf({ STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' })[0]).toContain('belong together')
  expect(linesOf({ ...stripe, STRIPE_PRICE_PRO_YEAR: 'price_1' })).toEqual([
    'Each STRIPE_PRICE_… must name another price.',
  ])
  expect(linesOf({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_abc' })[0]).toContain('secret or restricted key')
  const apiUrl = linesOf({ MODE: 'live', ...stripe, STRIPE_API_URL: 'http://127.0.0.1:1' })
  expect(apiUrl).toContain('STRIPE_API_URL is for tests in MODE=local only; remove it.')
})
