import type { BearerTransport } from '../base/api.ts'

type Reply = Awaited<ReturnType<BearerTransport>>

/** A code of two-step verification that a call waits for; without `send`, the member has to set it up first. */
export interface CodeRequest {
  readonly why: 'log-in' | 'proof' | 'missing'
  /** Sends the code. The dialog shows any refusal. */
  readonly send: (code: string) => Promise<Reply>
  /** Ends the request: with the reply to the code, or with none when the member gave up. */
  readonly end: (reply: Reply | undefined) => void
}

const whyOfCode: Readonly<Record<string, CodeRequest['why']>> = {
  'second-factor-required': 'log-in',
  'second-factor-not-fresh': 'proof',
  'second-factor-missing': 'missing',
}

let open: CodeRequest | undefined
const listeners = new Set<() => void>()

function set(next: CodeRequest | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

/** For the component that asks. */
export const codeRequests = {
  read: () => open,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Asks for a code where the server refuses a call for want of one: a log-in continues with it, and a dangerous act is
 * repeated after it. When the member gives up, the call's refusal stands.
 */
export function askingForCodes(transport: BearerTransport): BearerTransport {
  return async (key, input, bearer) => {
    const refused = await transport(key, input, bearer)
    const { code, ticket } =
      (refused.status === 401 || refused.status === 403 ? resultOf(refused.body) : undefined) ?? {}
    const why = code === undefined ? undefined : whyOfCode[code]
    if (why === undefined || open) return refused
    const answer = await new Promise<Reply | undefined>((resolve) => {
      set({
        why,
        send: (typed) =>
          why === 'log-in'
            ? transport('POST /api/v1/second-factor', { body: { ticket, code: typed } })
            : transport('POST /api/v1/account/second-factor/proof', { body: { code: typed } }, bearer),
        end(reply) {
          set(undefined)
          resolve(reply)
        },
      })
    })
    if (!answer) return refused
    return why === 'log-in' ? answer : transport(key, input, bearer)
  }
}

function resultOf(body: unknown): { code?: string; ticket?: string } | undefined {
  return (body as { result?: { code?: string; ticket?: string } } | undefined)?.result
}
