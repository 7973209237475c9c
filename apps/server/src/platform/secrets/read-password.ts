import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

const discard = new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * Asks for a password: at a terminal without echoing it, otherwise from the first line of standard input (without its
 * line break; empty when there is none). Ctrl-C at the terminal ends the process as usual.
 */
export async function readPassword(question: string): Promise<string> {
  return process.stdin.isTTY ? readHidden(question) : readFirstLine()
}

async function readHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const lines = createInterface({ input: process.stdin, output: discard, terminal: true })
  // The terminal passes Ctrl-C to the reader, which swallows it.
  lines.on('SIGINT', () => {
    lines.close()
    process.kill(process.pid, 'SIGINT')
  })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

async function readFirstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) return line
  return ''
}
