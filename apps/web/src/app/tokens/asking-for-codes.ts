import type { BearerTransport } from '../base/api.ts'

/** A refusal for want of a code of two-step verification, with the ticket of the log-in that it continues. */
export interface CodeRefusal {
  readonly code: 'second-factor-required' | 'second-factor-not-fresh' | 'second-factor-missing'
  readonly ticket?: string
}

/**
 * Asks for a code where the server refuses a call for want of one. When the member gives up, the call's refusal stands. What
 * asks is loaded only then.
 */
export function askingForCodes(transport: BearerTransport): BearerTransport {
  return async (...input) => {
    const refused = await transport(...input)
    const refusal = codeRefusalOf(refused.body)
    if (!refusal) return refused
    const { askForCode } = await import('./code-requests.ts')
    return (await askForCode({ ...refusal, transport, input })) ?? refused
  }
}

function codeRefusalOf(body: unknown): CodeRefusal | undefined {
  const result = (body as { result?: Partial<CodeRefusal> } | undefined)?.result
  return result?.code?.startsWith('second-factor-') ? (result as CodeRefusal) : undefined
}
