import { Worker } from 'node:worker_threads'
import { platformErrors } from '@rise/contract/errors'
import { BUILT_IN_COLOR } from '@rise/contract/site/brand/kinds'
import { brandPalette } from '@rise/contract/site/brand/policy'
import type { Brand } from '../brand.ts'
import { Failure } from '../failure.ts'
import type { DrawnPicture, PictureBrand, PictureFacts } from './picture-facts.ts'

/** The maximum number of pictures that are waiting or being drawn; further requests get a 503 with Retry-After. */
const MOST_AT_ONCE = 16
/** How long an idle thread is kept. A thread holds fonts and a layout engine, which take some 60 MB. */
const IDLE_MS = 60_000

interface PendingDrawing {
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: Error) => void
}

interface DrawReply {
  readonly id: number
  readonly png?: Uint8Array
  readonly error?: string
}

interface Painter {
  draw(facts: PictureFacts, brand: PictureBrand, picture: DrawnPicture | null): Promise<Buffer>
}

let painter: Painter | undefined

/**
 * Draws the picture for the preview of a shared link, 1200 by 630 as PNG, in a separate thread, one at a time.
 * @throws {Failure} `overloaded` when too many pictures are waiting or being drawn
 */
export function drawLinkPicture(
  facts: PictureFacts,
  brand: Brand,
  picture: DrawnPicture | null = null,
): Promise<Buffer> {
  painter ??= openPainter((closed) => {
    if (painter === closed) painter = undefined
  })
  return painter.draw(facts, pictureBrand(brand), picture)
}

function pictureBrand({ name, choices: { color, logo }, logoPng }: Brand): PictureBrand {
  return {
    name,
    color: color === null ? BUILT_IN_COLOR : brandPalette(color).light.brand,
    logo:
      logo && logoPng
        ? { src: `data:image/png;base64,${logoPng.toString('base64')}`, width: logo.width, height: logo.height }
        : null,
  }
}

function openPainter(onClosed: (painter: Painter) => void): Painter {
  const worker = new Worker(new URL('./picture.worker.ts', import.meta.url))
  const pendingDrawings = new Map<number, PendingDrawing>()
  let lastId = 0
  let idleTimer: NodeJS.Timeout | undefined

  function closeWorker(error: Error): void {
    clearTimeout(idleTimer)
    onClosed(newPainter)
    for (const { reject } of pendingDrawings.values()) reject(error)
    pendingDrawings.clear()
  }

  function becomeIdle(): void {
    // Nothing awaits the idle worker, so it must not keep the process alive.
    worker.unref()
    idleTimer = setTimeout(() => {
      onClosed(newPainter)
      void worker.terminate()
    }, IDLE_MS).unref()
  }

  worker.on('message', ({ id, png, error }: DrawReply) => {
    const request = pendingDrawings.get(id)
    pendingDrawings.delete(id)
    if (png === undefined) request?.reject(new Error(`The picture was not drawn: ${error}`))
    else request?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    if (pendingDrawings.size === 0) becomeIdle()
  })
  worker.on('error', closeWorker)
  worker.on('exit', () => closeWorker(new Error('The thread that draws pictures ended.')))

  const newPainter: Painter = {
    draw(facts, brand, picture) {
      if (pendingDrawings.size >= MOST_AT_ONCE) return Promise.reject(new Failure(platformErrors.overloaded))
      clearTimeout(idleTimer)
      worker.ref()
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        pendingDrawings.set(id, { resolve, reject })
        worker.postMessage({ id, facts, brand, picture })
      })
    },
  }
  return newPainter
}
