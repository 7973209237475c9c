import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'

const reader = fileURLToPath(new URL('./read-source-memory.fixture.ts', import.meta.url))
const megabyte = 1_000_000
const result = z.object({ count: z.number(), peak: z.number() })

/** Reads a feed of a size in a process with a heap of 96 MB, which crashes if it needs more. */
async function read(kind: string, bytes: number) {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, ['--max-old-space-size=96', reader, kind, String(bytes)])
  return result.parse(JSON.parse(stdout))
}

test.concurrent.each([
  ['greenhouse', 200],
  ['personio', 100],
  ['json-ld', 100],
  ['csv', 100],
])(
  'reading a %s feed of %d MB takes at most 150 MB more memory than reading a tenth of it',
  async (kind, size) => {
    const smallFeed = await read(kind, (size / 10) * megabyte)
    const largeFeed = await read(kind, size * megabyte)
    expect(largeFeed.count).toBeGreaterThan(smallFeed.count * 9)
    expect(largeFeed.peak - smallFeed.peak).toBeLessThan(150 * megabyte)
  },
  120_000,
)
