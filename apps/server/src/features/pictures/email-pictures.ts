import type { Context } from '../../platform/context.ts'
import type { EmailPicture, LoadEmailPictures } from '../../platform/mail/email-template.ts'
import { ttlCache } from '../../platform/ttl-cache.ts'
import { findServed } from './picture-key.ts'
import { loadSharp } from './sharp.ts'

/** In pixels: twice the width and height at which emails show faces, for dense screens. */
const SIDE = 96
const REMEMBERED_SECONDS = 600
const TIMEOUT_SECONDS = 30

const pathPattern = /^\/pictures\/([0-9a-f-]{36})\/\d+\.(?:webp|avif)$/

/** Loads members' pictures for emails, small and in formats that every mail program shows. */
export function emailPictures(ctx: Context): LoadEmailPictures {
  return async (paths) => {
    const pictures = await Promise.all(paths.map(async (path) => [path, await load(ctx, path)] as const))
    return new Map(pictures.flatMap(([path, picture]) => (picture ? [[path, picture]] : [])))
  }
}

/** Returns the picture at a path; undefined if it is no longer shown, or can't be read now. */
async function load(ctx: Context, path: string): Promise<EmailPicture | undefined> {
  const id = pathPattern.exec(path)?.[1]
  if (id === undefined || (await findServed(ctx, id)) === undefined) return undefined
  try {
    return await encodeOnce(ctx, path)
  } catch (error) {
    ctx.log.warn({ err: error, path }, 'picture left out of an email')
    return undefined
  }
}

/** Cached, because many emails show the same face within minutes. */
const encodeOnce = ttlCache(REMEMBERED_SECONDS, encode)

async function encode(ctx: Context, path: string): Promise<EmailPicture | undefined> {
  const file = await ctx.files.get(path.slice(1))
  if (!file) return undefined
  const content = Buffer.concat(await file.stream.toArray())
  const sharp = await loadSharp()
  const { hasAlpha } = await sharp(content).metadata()
  const smallPicture = sharp(content).timeout({ seconds: TIMEOUT_SECONDS }).resize(SIDE, SIDE, { fit: 'cover' })
  const cid = `${path.slice('/pictures/'.length).replace(/\W/g, '-')}@mail`
  return hasAlpha
    ? { cid, type: 'image/png', content: await smallPicture.png({ palette: true, compressionLevel: 9 }).toBuffer() }
    : { cid, type: 'image/jpeg', content: await smallPicture.jpeg({ quality: 78, mozjpeg: true }).toBuffer() }
}
