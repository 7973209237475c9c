import type { InputOf } from '@rise/contract/contract'
import type { Api } from './base/api.ts'

/**
 * Reports who referred a visitor, or where a sign-up came from (section 7 of the specification). A failure is harmless
 * (section 8).
 */
export async function trackUserConversions(
  api: Api,
  body: NonNullable<InputOf<'POST /api/v1/trackUserConversions'>['body']>,
): Promise<void> {
  await api('POST /api/v1/trackUserConversions', { body }).catch(logFailure)
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: section 8 of the specification asks for exactly this
  console.warn('Tracking failed', error)
}
