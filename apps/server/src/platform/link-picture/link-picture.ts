import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Brand } from '../brand.ts'
import type { Context } from '../context.ts'
import type { MovedFile, PublicFile } from '../http/files.ts'
import { drawLinkPicture } from './draw-link-picture.ts'
import type { PictureFacts, ShownPicture } from './picture-facts.ts'
import { COVER, PORTRAIT } from './picture-layout.ts'

/** How long other caches may keep the picture: about as long as its page. */
const CACHE_SECONDS = 60
const CACHE_BYTES = 24 * 1024 * 1024

/** The picture of a page at this moment. */
export interface LinkPicture {
  readonly facts: PictureFacts
  /** The picture, if guests may see it now; null to draw the owner's mark instead. */
  readonly picture: ShownPicture | null
  /** The path of the page. */
  readonly canonical: string
  readonly status?: 410
}

/** Drawn pictures by a hash of their content, because dozens of clients preview a shared link. */
const drawnPictures = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length })
const picturesBeingDrawn = new Map<string, Promise<Buffer>>()

/**
 * Returns the file with the picture for the preview of a shared page, 1200 by 630 pixels. The page's facts are read for
 * each request, so that a picture that was replaced, hidden or removed is never drawn again; only drawing is cached.
 */
export function linkPicture(
  path: string,
  find: (ctx: Context, params: Readonly<Record<string, string>>) => Promise<LinkPicture | MovedFile>,
): PublicFile {
  return {
    path,
    type: 'image/png',
    cacheSeconds: CACHE_SECONDS,
    madeEachTime: true,
    async make(ctx, { params }) {
      const content = await find(ctx, params)
      if ('movedTo' in content) return content
      const { canonical, status } = content
      return { body: await drawOnce(content, ctx.brand), canonical, ...(status && { status }) }
    },
  }
}

type PictureContent = Pick<LinkPicture, 'facts' | 'picture'>

function drawOnce({ facts, picture }: PictureContent, brand: Brand): Promise<Buffer> {
  const { name, choices } = brand
  const content = JSON.stringify([facts, picture?.kind, picture?.key, name, choices.color, choices.logo?.hash])
  const key = createHash('sha1').update(content).digest('base64')
  const cachedPicture = drawnPictures.get(key)
  if (cachedPicture) return Promise.resolve(cachedPicture)
  const pendingPicture =
    picturesBeingDrawn.get(key) ?? draw(key, { facts, picture }, brand).finally(() => picturesBeingDrawn.delete(key))
  picturesBeingDrawn.set(key, pendingPicture)
  return pendingPicture
}

async function draw(key: string, { facts, picture }: PictureContent, brand: Brand): Promise<Buffer> {
  const loadedPicture = await picture?.load(picture.kind === 'cover' ? COVER : PORTRAIT)
  // A picture that the file store couldn't deliver now is tried again with the next request. Until then, the owner's
  // mark is drawn only once.
  if (picture && !loadedPicture) return drawOnce({ facts, picture: null }, brand)
  const png = await drawLinkPicture(
    facts,
    brand,
    picture && loadedPicture ? { ...loadedPicture, kind: picture.kind } : null,
  )
  drawnPictures.set(key, png)
  return png
}
