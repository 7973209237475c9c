// A process of its own for one résumé: a file from anybody is opened here, without the server's secrets, memory or time.
// Takes a line of JSON, then bytes; gives the reading as JSON, or the PDF.
import { Worker } from 'node:worker_threads'
import { readResume } from './reading/read-resume.ts'
import { RefusedResume } from './reading/refused-resume.ts'
import { REFUSED, resumeJob, TOO_LARGE } from './resume-job.ts'

/** Packed streams of a PDF grow outside of the heap, which no option bounds. */
const mostBytes = 900 * 1024 * 1024
const lookEveryMs = 40

function watchMemory(): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${mostBytes}) process.kill(process.pid, 'SIGKILL')
  }, ${lookEveryMs})`
  new Worker(code, { eval: true, stdin: false }).unref()
}

async function readInput(): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  return Buffer.concat(parts)
}

async function answer(input: Buffer): Promise<Uint8Array> {
  const end = input.indexOf('\n')
  const job = resumeJob.parse(JSON.parse(input.subarray(0, end).toString('utf8')))
  const bytes = input.subarray(end + 1)
  if (job.kind === 'read') return Buffer.from(JSON.stringify(await readResume(new Uint8Array(bytes))))
  const { writeResumePdf } = await import('./writing/write-resume-pdf.ts')
  const { resume, design, paper } = job
  return writeResumePdf(resume, { design, paper, ...(bytes.length > 0 && { photo: bytes }) })
}

function give(bytes: Uint8Array | string, code: number): void {
  process.stdout.write(bytes, () => process.exit(code))
}

watchMemory()
// What a library says of a file is nobody's to read.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) globalThis.console[method] = () => {}
answer(await readInput()).then(
  (bytes) => give(bytes, 0),
  (error: unknown) => {
    if (error instanceof RefusedResume) give(error.reason, REFUSED)
    else if (error instanceof RangeError) give('', TOO_LARGE)
    else {
      process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown')
      process.exitCode = 1
    }
  },
)
