import { Worker } from 'node:worker_threads'

/** The answer of a worker process: a result, or the reason why there is none. */
export type Answer =
  | { readonly result: unknown }
  /** The request exceeded JavaScript's limits, such as the depth of the stack or the length of a string. */
  | { readonly tooMuch: true }
  | { readonly error: string }

/**
 * The limit of the whole memory of the process (RSS). It bounds the memory outside the heap, such as of unpacked
 * streams, which no Node option limits.
 */
const MOST_BYTES = 900 * 1024 * 1024
const LOOK_EVERY_MS = 40

/**
 * Makes this process answer the requests of a `ProcessPool` until its parent process ends. Discards console output,
 * such as that of libraries.
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
