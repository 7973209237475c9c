import type Sharp from 'sharp'

let sharpPromise: Promise<typeof Sharp> | undefined

/** Only these decoders are enabled, whatever type a file claims to have. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * Loads the picture library when the first picture is encoded, which saves memory on servers without pictures. The
 * library uses one thread per picture and no cache, so the number of concurrent encodings limits its memory.
 */
export function loadSharp(): Promise<typeof Sharp> {
  sharpPromise ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: decoders })
    return sharp
  })
  return sharpPromise
}
