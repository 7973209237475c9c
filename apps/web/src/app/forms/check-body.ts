import { loadSchemas } from './load-schemas.ts'

/** The part of a contract schema's interface that a form needs. */
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
 * Checks a body as the server will: resolves to the value as parsed by the schema, or to the issues. The schema is
 * loaded on demand, because zod is larger than, for example, the login page. If loading fails, the body is returned
 * unchecked, and only the server checks it.
 */
export async function checkBody(load: () => Promise<Schema>, body: unknown): Promise<Result> {
  const schema = await loadSchemas(load).catch(() => undefined)
  return schema ? schema['~standard'].validate(body) : { value: body }
}
