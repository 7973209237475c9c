import { t } from '@rise/texts'

const MAX_TRIES = 12
const WAIT_SECONDS = 5

/**
 * Fetches a file; while the server is busy, retries after the requested time, for about a minute.
 *
 * @throws {Error} with a message for the person
 */
export async function fetchWhenReady(path: string, signal: AbortSignal): Promise<Blob> {
  for (let tries = 1; ; tries += 1) {
    const reply = await fetch(path, { signal }).catch(() => {
      throw new Error(t('The server did not answer. Check your connection and try again.'))
    })
    if (reply.ok) return reply.blob()
    if (reply.status !== 503) throw new Error(t('Couldn’t make the PDF. Reload the page and try again.'))
    if (tries === MAX_TRIES) throw new Error(t('The server is busy. Try again in a few minutes.'))
    await waitSeconds(Number(reply.headers.get('retry-after')) || WAIT_SECONDS, signal)
  }
}

function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
