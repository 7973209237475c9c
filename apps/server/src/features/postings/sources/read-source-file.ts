import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { ReadItem } from '../posting.ts'
import { readSource, type SourceKind } from './read-source.ts'
import { UnreadableBoard } from './unreadable-board.ts'

/**
 * Returns the items of a source's file of any size. Reads the file up to the first item, so that an invalid file is
 * found before anything is stored. Throws UnreadableBoard if the file doesn't exist or can't be read, and where
 * `readSource` does.
 */
export async function readSourceFile(kind: SourceKind, path: string): Promise<AsyncIterable<ReadItem>> {
  const items = readSource(kind, readFileBytes(path), { fileName: basename(path) })
  const first = await items.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* items
  })()
}

async function* readFileBytes(path: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new UnreadableBoard(`${path} cannot be read: ${reasons[code] ?? String(error)}.`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such file',
}
