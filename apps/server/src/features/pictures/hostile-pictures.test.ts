import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { crc32, deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from './pictures.factory.ts'
import { loadSharp } from './sharp.ts'

const program = fileURLToPath(new URL('./encode-alone.fixture.ts', import.meta.url))
/** The maximum memory that refusing a picture may take, in addition to the process itself. */
const REFUSED_MB = 60

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rise-hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function attempt(name: string, content: Uint8Array): Promise<{ outcome: string; megabytes: number }> {
  const path = join(folder, name)
  await writeFile(path, content)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    program,
    path,
  ])
  return JSON.parse(stdout)
}

/** Returns a PNG with the given header. Its pixels are all equal, so they compress to almost nothing. */
function png(width: number, height: number, rows: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(rows * (width * 3 + 1)))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Returns a GIF that claims to have this many frames of this size. */
function longGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1')
  frame.writeUInt16LE(width, 13)
  frame.writeUInt16LE(height, 15)
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.for([
  ['a drawing with a script in it', 'a.svg', () => Buffer.from(svg), 'picture-type'],
  ['a drawing that says that it is a JPEG', 'a.jpg', () => Buffer.from(svg), 'picture-type'],
  [
    'a PDF of ten thousand pages',
    'a.png',
    () => Buffer.from(`%PDF-1.7\n${'1 0 obj<</Type/Page>>endobj\n'.repeat(10_000)}`),
    'picture-type',
  ],
  ['a page of HTML', 'a.gif', () => Buffer.from('<html><script>alert(1)</script>'), 'picture-type'],
  ['a TIFF', 'a.tiff', () => Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0', 'latin1'), 'picture-type'],
  ['nothing', 'empty', () => Buffer.alloc(0), 'picture-type'],
  ['a page that begins like a GIF', 'b.gif', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)'), 'picture-damaged'],
  ['a flood of pixels', 'flood.png', () => png(60_000, 60_000, 1), 'picture-too-large'],
  ['a picture one pixel wide and very high', 'high.png', () => png(1, 1_000_000, 1_000_000), 'picture-too-small'],
  ['an animation on a huge canvas', 'canvas.gif', () => longGif(65_000, 65_000, 2), 'picture-too-large'],
  ['an animation without end', 'long.gif', () => longGif(400, 400, 30_000), 'picture-too-large'],
  ['a picture whose pixels are missing', 'short.png', () => png(6_000, 6_000, 10), 'picture-damaged'],
] as [string, string, () => Buffer, string][])('%s is refused, using little memory', async ([, name, make, code]) => {
  const { outcome, megabytes } = await attempt(name, make())
  expect(outcome).toBe(code)
  expect(megabytes).toBeLessThan(REFUSED_MB)
})

test('a truncated photo is refused', async () => {
  const wholePicture = await drawPicture(1_000, 1_000)
  expect(await attempt('cut.jpg', wholePicture.subarray(0, wholePicture.length / 2))).toMatchObject({
    outcome: 'picture-damaged',
  })
})

test('a polyglot file is encoded as the picture that it begins with', async () => {
  const polyglot = Buffer.concat([await drawPicture(300, 300), Buffer.from('PK\x03\x04<script>alert(1)</script>')])
  expect(await attempt('both.jpg', polyglot)).toMatchObject({ outcome: 'encoded' })
})

test('the largest accepted picture stays within the memory limit, in every format', async () => {
  const sharp = await loadSharp()
  const blank = () => sharp({ create: { width: 8_000, height: 5_000, channels: 4, background: '#c0392b' } })
  const smallPicture = blank().resize(5_000, 4_000)
  for (const [name, content, most] of [
    ['large.avif', await smallPicture.avif({ effort: 0 }).toBuffer(), 450],
    ['large.webp', await blank().webp({ effort: 0 }).toBuffer(), 350],
    [
      'large.jpg',
      await blank().removeAlpha().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
      350,
    ],
  ] as const) {
    const { outcome, megabytes } = await attempt(name, content)
    expect(outcome, name).toBe('encoded')
    expect(megabytes, name).toBeLessThan(most)
  }
})
