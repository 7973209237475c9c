import { Worker } from 'node:worker_threads'

/** What a process apart answers: a result, or why there is none. */
export type Answer =
  | { readonly result: unknown }
  /** It took more depth or length than the language allows. */
  | { readonly tooMuch: true }
  | { readonly error: string }

/** What grows outside of the heap, which no option bounds, such as unpacked streams. */
const MOST_BYTES = 900 * 1024 * 1024
const LOOK_EVERY_MS = 40

/**
 * Makes this process answer the requests of a `ProcessPool`, one after the other, until the one that started it is gone.
 * What a library says on the way is nobody's to read.
 */
export function answerRequests(answer: (request: unknown) => Promise<unknown>): void {
  watchMemory()
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) globalThis.console[method] = () => {}
  process.on('disconnect', () => process.exit())
  process.on('message', (request) => {
    void answer(request).then(
      (result) => send({ result }),
      (error: unknown) => send(error instanceof RangeError ? { tooMuch: true } : { error: String(error) }),
    )
  })
}

function send(answer: Answer): void {
  process.send?.(answer)
}

function watchMemory(): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${MOST_BYTES}) process.kill(process.pid, 'SIGKILL')
  }, ${LOOK_EVERY_MS})`
  new Worker(code, { eval: true, stdin: false }).unref()
}
