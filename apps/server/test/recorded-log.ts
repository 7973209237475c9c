import { Writable } from 'node:stream'
import { createLog, type Logger } from '../src/platform/log.ts'

/** A line of the log, parsed. */
export type LogLine = { readonly msg?: string; readonly level: number } & Record<string, unknown>

export interface RecordedLog {
  readonly log: Logger
  /** Returns the lines written until now. */
  lines(): LogLine[]
  text(): string
}

/** Creates the server's own log, written to memory instead of the standard output. */
export function recordLog(level = 'debug'): RecordedLog {
  const chunks: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(String(chunk))
      done()
    },
  })
  const text = () => chunks.join('')
  return {
    log: createLog(level, destination),
    text,
    lines: () =>
      text()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}
