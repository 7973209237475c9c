import type { ContractKey, InputOf, ReplyOf } from '@rise/contract/contract'
import type { FailureBody } from '@rise/contract/errors'
import type { UploadWatch } from '@rise/contract/upload'
import { currentLanguage, t } from '@rise/texts'

/** Sends a call to the server: over HTTP in the browser, within the process when rendering there. */
export type Transport = (key: string, input: object) => Promise<{ readonly status: number; readonly body: unknown }>

/** A transport that adds a bearer token if there is one. */
export type BearerTransport = (key: string, input: object, bearer?: string) => ReturnType<Transport>

/** An error response of the server, or no response at all (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The message for each invalid field, by the field's path. */
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, result: FailureBody['result']) {
    super(result.message || t('Something went wrong... try again in a few minutes'))
    this.name = 'ApiError'
    this.status = status
    this.code = result.code
    this.fields = result.fields ?? {}
  }
}

/** Whether the server refused the call (status 400 to 499), as opposed to a failure of the server or connection. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** Whether the server replied with 404, for example because the subject of a public page is hidden from this member. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Returns a reply's result, or null when the server refuses the call, so that a query caches the refusal, too. */
export async function resultOrNull<T>(reply: Promise<{ readonly result: T }>): Promise<T | null> {
  try {
    return (await reply).result
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/** The typed client of the contract: `api('GET /api/v1/jobs', { query: { page: 2 } })`. Throws ApiError. */
export type Api = <K extends ContractKey>(key: K, input: InputOf<K>) => Promise<ReplyOf<K>>

function unreachableError(): ApiError {
  const message = t('The server did not answer. Check your connection and try again.')
  return new ApiError(0, { code: 'unreachable', message })
}

export function createApi(transport: Transport): Api {
  return async (key, input) => {
    const { status, body } = await transport(key, input)
    if (status >= 200 && status < 300) return body as ReplyOf<typeof key>
    throw toApiError(status, body)
  }
}

/**
 * Turns a thrown value into the error to show. An ApiError has its own message; anything else reads "Something went
 * wrong".
 */
export function refusalOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : toApiError(0, undefined)
}

/**
 * Turns an unsuccessful reply into an error. A reply in another format, such as a proxy's page, becomes an error with a
 * generic message: for a 503, that the server is busy; otherwise, that something went wrong.
 */
export function toApiError(status: number, body: unknown): ApiError {
  if (isFailure(body)) return new ApiError(status, body.result)
  if (status !== 503) return new ApiError(status, { code: 'internal', message: '' })
  return new ApiError(status, { code: 'overloaded', message: t('The server is busy. Try again in a few seconds.') })
}

function isFailure(body: unknown): body is FailureBody {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'result' in body
}

declare global {
  /**
   * The responses to calls that an inline script made before the page's scripts loaded (`earlyCallScript` in
   * vite.config.ts), by method, address and token.
   */
  var earlyResponses: Record<string, Promise<Response>> | undefined
}

/** Returns the response to an early call. Each response is used once, because a later call needs current data. */
function takeEarlyResponse(call: string): Promise<Response> | undefined {
  const response = globalThis.earlyResponses?.[call]
  delete globalThis.earlyResponses?.[call]
  return response
}

interface Input extends UploadWatch {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: Record<string, unknown>
}

/** Returns the transport over HTTP. `origin` is empty for the page's own server. */
export function httpTransport(origin = ''): BearerTransport {
  return async (key, input, bearer) => {
    const [method = 'GET', path = ''] = key.split(' ')
    const { params = {}, query = {}, body, signal, onProgress } = input as Input
    const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const url = `${origin}${filledPath}${searchOf(query)}`
    if (body !== undefined && Object.values(body).some((value) => value instanceof Blob)) {
      // Loaded on demand, because few pages send a file.
      const { sendForm } = await import('../send-form.ts')
      const watch = { ...(signal && { signal }), ...(onProgress && { onProgress }) }
      return sendForm({ method, url, bearer, body, ...watch }).catch((error: unknown) => {
        throw signal?.aborted ? error : unreachableError()
      })
    }
    const early = takeEarlyResponse(`${method} ${url} ${bearer}`)
    const pendingResponse =
      early ??
      fetch(url, {
        method,
        credentials: 'same-origin',
        headers: {
          'accept-language': currentLanguage(),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    const response = await pendingResponse.catch(() => {
      throw unreachableError()
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
}

function searchOf(query: object): string {
  const values = sentValues(query)
  return values.length > 0 ? `?${new URLSearchParams(values)}` : ''
}

/** Returns values as an address contains them: as text, without absent and empty ones. */
export function sentValues(values: object): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
}
