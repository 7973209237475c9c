import type { Picture } from '@rise/contract/pictures/shapes'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinAsAdmin, joinAsEmployer, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { colourAt, drawPicture, type UploadOptions, upload } from './pictures.factory.ts'
import { loadSharp } from './sharp.ts'

const { world, app } = useWorld()
let ada: SignedInClient

beforeAll(async () => {
  ada = await joinAsProfessional(world, app)
})

async function uploadPicture(content: Buffer, options: UploadOptions = {}): Promise<Picture> {
  const reply = await upload(app, content, { token: ada.token, ...options })
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json().result
}

async function fetchPicture(picture: Picture, width: number, type = 'image/webp'): Promise<Buffer> {
  const url = picture.sources.find((source) => source.width === width && source.type === type)?.url ?? 'none'
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, type])
  return reply.rawPayload
}

const sizesOf = ({ sources }: Picture) => sources.filter(({ type }) => type === 'image/webp').map(({ width }) => width)

describe('an uploaded picture', () => {
  test('is stored and served in every size of a photo, as AVIF and WebP', async () => {
    const picture = await uploadPicture(await drawPicture(800, 600), { alt: ' Ada \n at work ' })
    expect(picture).toMatchObject({ alt: 'Ada at work', width: 512, height: 512 })
    expect(sizesOf(picture)).toEqual([64, 128, 256, 512])
    expect(picture.sources).toHaveLength(8)
    const sharp = await loadSharp()
    for (const { width, type, url } of picture.sources) {
      const reply = await app.inject(url)
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width, height: width })
      const revalidatedReply = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
      expect(revalidatedReply.statusCode).toBe(304)
    }
  })

  test.for([
    ['photo', 300, 400, [64, 128, 256, 300], 1],
    ['photo', 40, 40, [64, 128], 1],
    ['cover', 2000, 1000, [640, 1280, 1920], 4],
    ['gallery', 2000, 1000, [480, 960, 1600], 2],
    ['content', 700, 350, [480, 700], 2],
  ] as const)(
    '(a %s of %i by %i pixels) is stored in sizes of its purpose, which enlarge only a tiny photo',
    async ([purpose, w, h, widths, ratio]) => {
      const picture = await uploadPicture(await drawPicture(w, h), { purpose })
      expect(sizesOf(picture)).toEqual(widths)
      expect(picture.width / picture.height).toBe(ratio)
    },
  )

  test('is limited in its height if it is very tall, and keeps its aspect ratio', async () => {
    const picture = await uploadPicture(await drawPicture(500, 5000), { purpose: 'content' })
    expect([picture.width, picture.height]).toEqual([320, 3200])
  })

  test.for([
    ['PNG', (p) => p.png()],
    ['WebP', (p) => p.webp()],
    ['AVIF', (p) => p.avif()],
    ['GIF', (p) => p.gif()],
  ] as [string, NonNullable<Parameters<typeof drawPicture>[2]>][])('can have the format %s', async ([, finish]) => {
    const picture = await uploadPicture(await drawPicture(300, 300, finish))
    const leftColour = await colourAt(await fetchPicture(picture, 256), 20, 128)
    expect(leftColour.r).toBeGreaterThan(200)
    expect(leftColour.b).toBeLessThan(60)
  })

  test('loses its metadata, such as place, camera and color profile', async () => {
    const withGps = await drawPicture(400, 400, (p) =>
      p.jpeg().withExif({
        IFD0: { Make: 'Spycam', Copyright: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
      }),
    )
    const sharp = await loadSharp()
    expect((await sharp(withGps).metadata()).exif?.includes('Spycam')).toBe(true)
    const picture = await uploadPicture(withGps)
    for (const { width, type } of picture.sources) {
      const content = await fetchPicture(picture, width, type)
      const { exif, icc, xmp, iptc } = await sharp(content).metadata()
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(content.includes('Spycam')).toBe(false)
    }
  })

  test('is rotated by its EXIF orientation', async () => {
    // Orientation 6: the left side of the file is on top.
    const rotatedPicture = await drawPicture(400, 200, (p) => p.jpeg().withMetadata({ orientation: 6 }))
    const picture = await uploadPicture(rotatedPicture, { purpose: 'content' })
    expect([picture.width, picture.height]).toEqual([200, 400])
    const content = await fetchPicture(picture, 200)
    const [top, bottom] = [await colourAt(content, 100, 30), await colourAt(content, 100, 370)]
    expect([top.r > 200, top.b < 60, bottom.r < 60, bottom.b > 200]).toEqual([true, true, true, true])
  })

  test('is cropped after it is rotated', async () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 1 }
    const rightHalf = await uploadPicture(await drawPicture(800, 400), { crop })
    expect((await colourAt(await fetchPicture(rightHalf, 256), 5, 128)).b).toBeGreaterThan(200)
    const rotatedPicture = await drawPicture(800, 400, (p) => p.jpeg().withMetadata({ orientation: 6 }))
    const lowerHalf = await uploadPicture(rotatedPicture, { crop: { x: 0, y: 0.5, width: 1, height: 0.5 } })
    expect((await colourAt(await fetchPicture(lowerHalf, 256), 128, 5)).b).toBeGreaterThan(200)
  })

  test('is stored as its first frame if animated', async () => {
    const sharp = await loadSharp()
    const frames = Buffer.concat([Buffer.alloc(90 * 90 * 3, 255), Buffer.alloc(90 * 90 * 3, 0)])
    const gif = await sharp(frames, { raw: { width: 90, height: 180, channels: 3, pageHeight: 90 } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(2)
    const picture = await uploadPicture(gif)
    expect(await colourAt(await fetchPicture(picture, 64), 30, 30)).toMatchObject({ r: 255, g: 255, b: 255 })
  })
})

describe('an upload is refused', () => {
  const codeOf = (reply: { statusCode: number; json(): { result: { code: string } } }) => [
    reply.statusCode,
    reply.json().result.code,
  ]

  test('from guests, and from admins, who act for no actor', async () => {
    const admin = await joinAsAdmin(world, app)
    const content = await drawPicture(100, 100)
    expect(codeOf(await upload(app, content))).toEqual([401, 'sign-in-required'])
    expect(codeOf(await upload(app, content, { token: admin.token }))).toEqual([403, 'forbidden'])
  })

  test('with the field’s name if the input is invalid', async () => {
    const content = await drawPicture(100, 100)
    for (const [options, field] of [
      [{ purpose: 'tattoo' }, 'body.purpose'],
      [{ alt: 'x'.repeat(301) }, 'body.alt'],
      [{ crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }, 'body.crop'],
      [{ crop: { x: -1, y: 0, width: 1, height: 1 } }, 'body.crop.x'],
      [{ crop: { x: 0, y: 0, width: 0, height: 1 } }, 'body.crop.width'],
    ] as const) {
      const reply = await upload(app, content, { token: ada.token, ...options })
      expect(codeOf(reply)).toEqual([400, 'invalid-input'])
      expect(Object.keys(reply.json().result.fields)).toEqual([field])
    }
  })

  test('if the body has text instead of a file, or another content type', async () => {
    const headers = { authorization: `Bearer ${ada.token}` }
    const form = new FormData()
    form.append('purpose', 'photo')
    form.append('picture', '{"path":"/etc/hostname","bytes":1}')
    const request = new Request('http://localhost/', { method: 'POST', body: form })
    const type = request.headers.get('content-type') ?? ''
    const payload = Buffer.from(await request.arrayBuffer())
    const url = '/api/v1/pictures'
    const text = await app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload })
    expect([...codeOf(text), text.json().result.fields]).toEqual([
      400,
      'invalid-input',
      { 'body.picture': 'Choose a picture.' },
    ])
    const json = { picture: { path: '/etc/hostname', bytes: 1 }, purpose: 'photo' }
    expect(codeOf(await app.inject({ method: 'POST', url, headers, payload: json }))).toEqual([
      415,
      'unsupported-media-type',
    ])
  })

  test('if it has more than 10 MB', async () => {
    const reply = await upload(app, Buffer.alloc(10 * 1024 * 1024 + 1, 1), { token: ada.token })
    expect(codeOf(reply)).toEqual([413, 'too-large'])
    expect(reply.json().result.message).toBe('This file is too large. Choose one of at most 10 MB.')
  })

  test('if the picture is too small after cropping', async () => {
    const reply = await upload(app, await drawPicture(300, 20), { token: ada.token })
    expect(codeOf(reply)).toEqual([400, 'picture-too-small'])
  })

  test('if the member uploads too often', async () => {
    const { token } = await joinAsEmployer(world, app)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 61; attempt += 1) {
      statuses.push((await upload(app, Buffer.from('nothing'), { token })).statusCode)
    }
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([415])])
  })
})

test('a malformed picture address gets a 404', async () => {
  for (const url of [
    '/pictures/x/128.webp',
    '/pictures/x/128.svg',
    '/pictures/..%2f..%2fx/128.webp',
    '/pictures/x/.x',
  ]) {
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store'])
  }
})
