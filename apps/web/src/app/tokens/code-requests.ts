import type { BearerTransport } from '../base/api.ts'

type Reply = Awaited<ReturnType<BearerTransport>>

/** A refusal because a code of two-step verification is missing, with the ticket that continues the login. */
export interface CodeRefusal {
  readonly code: 'second-factor-required' | 'second-factor-not-fresh' | 'second-factor-missing'
  readonly ticket?: string
}

/** A call that waits for a code of two-step verification. `missing`: the member has to set that up first. */
export interface CodeRequest {
  readonly why: 'log-in' | 'proof' | 'missing'
  /** Sends the code. The dialog shows any refusal. */
  readonly send: (code: string) => Promise<Reply>
  /** Ends the request, with the reply to the code, or with undefined if the member gives up. */
  readonly end: (reply: Reply | undefined) => void
}

const reasonByRefusal: Readonly<Record<CodeRefusal['code'], CodeRequest['why']>> = {
  'second-factor-required': 'log-in',
  'second-factor-not-fresh': 'proof',
  'second-factor-missing': 'missing',
}

let openRequest: CodeRequest | undefined
const listeners = new Set<() => void>()

function set(next: CodeRequest | undefined): void {
  openRequest = next
  for (const listener of listeners) listener()
}

/** The pending request for a code, for the dialog. */
export const codeRequests = {
  read: () => openRequest,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A call that was refused because it had no code. */
interface RefusedCall extends CodeRefusal {
  readonly transport: BearerTransport
  readonly input: Parameters<BearerTransport>
}

/**
 * Asks the member for a code. A login continues with the code; any other call is repeated after the code was accepted.
 * Undefined if the member gives up, or if another code is already being requested.
 */
export async function askForCode({ code, ticket, transport, input }: RefusedCall): Promise<Reply | undefined> {
  if (openRequest) return undefined
  const reason = reasonByRefusal[code]
  const answer = await new Promise<Reply | undefined>((resolve) => {
    set({
      why: reason,
      send: (typedCode) =>
        reason === 'log-in'
          ? transport('POST /api/v1/second-factor', { body: { ticket, code: typedCode } })
          : transport('POST /api/v1/account/second-factor/proof', { body: { code: typedCode } }, input[2]),
      end(reply) {
        set(undefined)
        resolve(reply)
      },
    })
  })
  return answer && reason !== 'log-in' ? transport(...input) : answer
}
