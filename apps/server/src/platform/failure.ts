import type { ErrorDeclaration, FailureBody } from '@rise/contract/errors'

interface FailureOptions {
  readonly message?: string
  readonly fields?: Readonly<Record<string, string>>
  /** The seconds after which to retry: the reply's Retry-After. */
  readonly retryAfterSeconds?: number
  /** A token with which the refused request can be continued. */
  readonly ticket?: string
}

/**
 * A refusal meant for the client. Thrown anywhere below an endpoint, it becomes the reply, with its status and code.
 */
export class Failure extends Error {
  readonly declaration: ErrorDeclaration
  /** The messages of invalid fields, by the fields' paths (`body.user.email`). */
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly retryAfterSeconds: number | undefined
  readonly ticket: string | undefined

  constructor(declaration: ErrorDeclaration, options: FailureOptions = {}) {
    super(options.message ?? declaration.message())
    this.name = 'Failure'
    this.declaration = declaration
    this.fields = options.fields
    this.retryAfterSeconds = options.retryAfterSeconds
    this.ticket = options.ticket
  }

  get status(): number {
    return this.declaration.status
  }

  toBody(): FailureBody {
    const { message, declaration, fields, ticket } = this
    const optionalFields = { ...(fields && { fields }), ...(ticket !== undefined && { ticket }) }
    return { success: false, result: { message, code: declaration.code, ...optionalFields } }
  }
}
