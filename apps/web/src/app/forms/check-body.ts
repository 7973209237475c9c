import { loadSchemas } from './load-schemas.ts'

/** A schema of the contract, as much as a form needs of it. */
export interface Schema {
  readonly '~standard': {
    readonly validate: (body: unknown) => Result | Promise<Result>
  }
}

interface Result {
  readonly value?: unknown
  readonly issues?: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] | undefined
}

/**
 * Checks a body as the server will: resolves to it as the schema puts it in order, or to what is wrong. zod is larger than
 * the page that asks for a password: the schema comes when it is needed, and where it cannot be loaded the server alone
 * checks.
 */
export async function checkBody(load: () => Promise<Schema>, body: unknown): Promise<Result> {
  const schema = await loadSchemas(load).catch(() => undefined)
  return schema ? schema['~standard'].validate(body) : { value: body }
}
