import type { ContractKey, InputOf, ReplyOf } from '@rise/contract/contract'
import type { FailureBody } from '@rise/contract/errors'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'

/** The part of the API's Fastify instance that tests use. */
export interface TestApp {
  inject(request: string | InjectOptions): Promise<LightMyRequestResponse>
}

type ResultOf<K extends ContractKey> = ReplyOf<K> extends { readonly result: infer R } ? R : never

/** An endpoint's reply, typed by its contract. */
export interface Answer<K extends ContractKey> {
  readonly status: number
  /** The refusal; undefined unless the call was refused. */
  readonly error: FailureBody['result'] | undefined
  /** The whole reply. @throws if the call was refused, with the reason in the message */
  readonly reply: ReplyOf<K>
  /** The result in the reply's envelope. @throws if the call was refused, with the reason in the message */
  readonly result: ResultOf<K>
}

type Input<K extends ContractKey> =
  Record<string, never> extends InputOf<K> ? [input?: InputOf<K>] : [input: InputOf<K>]

/** Calls the API, typed by the contract: `api('GET /api/v1/companies/{slug}', { params: { slug } })`. */
export type Api = <K extends ContractKey>(key: K, ...input: Input<K>) => Promise<Answer<K>>

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: object
}

/**
 * Creates a typed client of the API. For files, bytes, headers, and input that the contract forbids, use `app.inject`.
 *
 * @param token returns the caller's access token; a guest has none
 */
export function createClient(app: TestApp, token: () => string | undefined = () => undefined): Api {
  return async (key, ...[input = {}]) => {
    const { params = {}, query = {}, body }: AnyInput = input
    const [method = '', path = ''] = key.split(' ')
    const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const bearer = token()
    const response = await app.inject({
      method: method as 'GET',
      url: `${filledPath}${searchOf(query)}`,
      ...(bearer !== undefined && { headers: { authorization: `Bearer ${bearer}` } }),
      ...(body && { payload: body }),
    })
    return answerOf(key, response)
  }
}

function searchOf(query: Readonly<Record<string, unknown>>): string {
  const presentEntries = Object.entries(query).filter(([, value]) => value !== undefined)
  return presentEntries.length > 0
    ? `?${new URLSearchParams(presentEntries.map(([name, value]): [string, string] => [name, String(value)]))}`
    : ''
}

function answerOf<K extends ContractKey>(key: K, response: LightMyRequestResponse): Answer<K> {
  const body: { success?: boolean; result?: unknown } = response.json()
  const status = response.statusCode
  const error = status === 200 ? undefined : (body as FailureBody).result
  const read = () => {
    if (error) throw new Error(`${key} answered ${status}: ${JSON.stringify(error)}`)
    return body
  }
  // Not enumerable, because printing an answer, or comparing it with a status and an error, must not read the reply.
  const lazily = { reply: { get: read }, result: { get: () => read().result } }
  return Object.defineProperties({ status, error }, lazily) as Answer<K>
}
