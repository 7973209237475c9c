const TIMEOUT_MS = 5_000
const MOST_BYTES = 256 * 1024

/** Thrown if the provider doesn't answer, or not as expected. */
export class ProviderUnreachable extends Error {}

/**
 * Fetches a JSON document from the configured provider. Follows no redirects, and limits the time and the size.
 * @throws {ProviderUnreachable}
 */
export async function fetchBounded(url: string): Promise<Response> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status !== 200 || response.body === null) throw new Error(`It answered ${response.status}.`)
    const text = await readBounded(response.body)
    JSON.parse(text)
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  } catch (error) {
    throw new ProviderUnreachable(`${url} cannot be read.`, { cause: error })
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new Error('It is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
