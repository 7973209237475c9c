import { readFile, stat } from 'node:fs/promises'
import { UnreadableBoard } from './unreadable-board.ts'

const MIB = 1024 * 1024
/** Larger files would have to be read in a stream. */
const largestFile = 64 * MIB

/**
 * The JSON in a file (UTF-8, with or without a byte-order mark). Throws UnreadableBoard with one line when there is no
 * such file, when it may not be read, is no file, is larger than 64 MiB, is not UTF-8, or is not (the whole of) a JSON text.
 */
export async function readBoardFile(path: string): Promise<unknown> {
  const bytes = await readBytes(path)
  if (bytes.length === 0) throw new UnreadableBoard(`${path} is empty. Fetch it again from the board's API.`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableBoard(`${path} is not UTF-8 text. Save it as UTF-8 and try again.`)
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    const detail = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 160) : ''
    throw new UnreadableBoard(`${path} is not JSON, or was cut off: ${detail}`)
  }
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const { size } = await stat(path)
    if (size > largestFile) {
      throw new UnreadableBoard(`${path} has ${Math.ceil(size / MIB)} MiB; at most ${largestFile / MIB} MiB are read.`)
    }
    return await readFile(path)
  } catch (error) {
    if (error instanceof UnreadableBoard) throw error
    throw new UnreadableBoard(`${path} cannot be read: ${reasons[codeOf(error)] ?? String(error)}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such file',
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
