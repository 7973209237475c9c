import type { LightMyRequestResponse } from 'fastify'
import type { Sharp } from 'sharp'
import type { TestApp } from '../../../test/client.ts'
import { loadSharp } from './sharp.ts'

/** Draws a test picture: red on the left, blue on the right, brighter towards the bottom. */
export async function drawPicture(
  width: number,
  height: number,
  finish: (picture: Sharp) => Sharp = (picture) => picture.jpeg(),
): Promise<Buffer> {
  const sharp = await loadSharp()
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      pixels[at] = x < width / 2 ? 255 : 0
      pixels[at + 1] = Math.round((y / height) * 120)
      pixels[at + 2] = x < width / 2 ? 0 : 255
    }
  }
  return finish(sharp(pixels, { raw: { width, height, channels: 3 } })).toBuffer()
}

/** Returns the color of a pixel, for pictures that the product's decoders read. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<{ r: number; g: number; b: number }> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return { r: data[at] ?? 0, g: data[at + 1] ?? 0, b: data[at + 2] ?? 0 }
}

export interface UploadOptions {
  /** The upload endpoint to use; the one for site pages takes no purpose. */
  readonly url?: string
  readonly purpose?: string
  readonly alt?: string
  readonly crop?: object
  readonly name?: string
  readonly token?: string | undefined
  /** The IP address of the client. */
  readonly from?: string
}

/** Uploads a picture as a browser does. */
export async function upload(
  app: TestApp,
  content: Uint8Array,
  { url = '/api/v1/pictures', purpose = 'photo', alt, crop, name = 'picture.jpg', token, from }: UploadOptions = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  if (url === '/api/v1/pictures') form.append('purpose', purpose)
  if (alt !== undefined) form.append('alt', alt)
  if (crop !== undefined) form.append('crop', JSON.stringify(crop))
  form.append('picture', new Blob([content as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }), name)
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url,
    ...(from !== undefined && { remoteAddress: from }),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
