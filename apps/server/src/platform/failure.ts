import type { ErrorDeclaration, FailureBody } from '@rise/contract/errors'

/** A refusal meant for the client: thrown anywhere below an endpoint, it becomes the reply with its status and code. */
export class Failure extends Error {
  readonly declaration: ErrorDeclaration
  readonly fields: Readonly<Record<string, string>> | undefined

  /** `fields` maps a field's path (`body.user.email`) to what is wrong with it. */
  constructor(declaration: ErrorDeclaration, options: { message?: string; fields?: Record<string, string> } = {}) {
    super(options.message ?? declaration.message)
    this.name = 'Failure'
    this.declaration = declaration
    this.fields = options.fields
  }

  get status(): number {
    return this.declaration.status
  }

  toBody(): FailureBody {
    const { message, declaration, fields } = this
    return { success: false, result: { message, code: declaration.code, ...(fields && { fields }) } }
  }
}
