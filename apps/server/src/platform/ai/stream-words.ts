import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { streamText } from 'ai'
import type { AiSettings } from './ai-settings.ts'

/** The time limit of a model's reply, in milliseconds. */
const MOST_MS = 30_000
const MOST_CHARACTERS = 4_000
const MOST_TOKENS = 400
/** The maximum number of bytes of a reply; a longer one counts as a failure. */
const MOST_BYTES = 1_000_000

interface Prompt {
  readonly instructions: string
  readonly prompt: string
}

/**
 * Requests a text from the operator's model. Calls `onWords` with the whole text so far at each step. The model has no
 * tools, so a reply that calls one is a failure.
 * @returns null if the model failed: no reply in time, a reply that is too long or has no text, a call of a tool, an
 * error, a redirect, or another media type
 */
export async function streamWords(
  { baseUrl, apiKey, model }: AiSettings,
  { instructions, prompt }: Prompt,
  onWords: (soFar: string) => void,
): Promise<string | null> {
  const provider = createOpenAICompatible({
    ...{ name: 'operator', baseURL: baseUrl, fetch: fetchBounded },
    ...(apiKey !== undefined && { apiKey }),
  })
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), MOST_MS)
  try {
    const { fullStream } = streamText({
      ...{
        model: provider(model),
        instructions,
        prompt,
        maxOutputTokens: MOST_TOKENS,
        temperature: 0.2,
        maxRetries: 0,
      },
      abortSignal: abort.signal,
      // An error is a part of the stream, which is read below. The error is not logged, because it may repeat the
      // request.
      onError: () => {},
    })
    let text = ''
    for await (const part of fullStream) {
      if (part.type === 'text-delta') {
        text += part.text
        if (text.length > MOST_CHARACTERS) return null
        onWords(text)
      } else if (part.type === 'error' || part.type === 'abort' || part.type.startsWith('tool')) return null
    }
    return text.trim() === '' ? null : text
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

/**
 * Fetches a reply without following redirects. Accepts only the protocol's media types, and fails once the reply
 * exceeds MOST_BYTES.
 */
async function fetchBounded(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || !/^(?:text\/event-stream|application\/json)\b/i.test(type)) {
    await response.body?.cancel()
    throw new TypeError('The model answered with something else than the protocol')
  }
  let bytes = 0
  const boundedBody = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > MOST_BYTES) controller.error(new RangeError('The model’s answer is too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
  return new Response(boundedBody, { status: response.status, headers: response.headers })
}
