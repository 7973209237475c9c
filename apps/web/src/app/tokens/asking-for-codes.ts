import type { BearerTransport } from '../base/api.ts'
import type { CodeRefusal } from './code-requests.ts'

/**
 * Returns a transport that asks the member for a code when the server refuses a call for lack of one. If the member
 * gives up, it returns that refusal.
 */
export function askingForCodes(transport: BearerTransport): BearerTransport {
  return async (...input) => {
    const reply = await transport(...input)
    const refusal = codeRefusalOf(reply.body)
    if (!refusal) return reply
    const { askForCode } = await import('./code-requests.ts')
    return (await askForCode({ ...refusal, transport, input })) ?? reply
  }
}

function codeRefusalOf(body: unknown): CodeRefusal | undefined {
  const result = (body as { result?: Partial<CodeRefusal> } | undefined)?.result
  return result?.code?.startsWith('second-factor-') ? (result as CodeRefusal) : undefined
}
