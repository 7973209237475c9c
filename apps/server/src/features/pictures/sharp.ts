import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** Only these decoders are enabled, whatever type a file claims to have. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * Loads the picture library with the first picture, which saves memory on servers without any. It uses one thread per
 * picture and no cache, so that the number of pictures being encoded limits its memory.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: decoders })
    return sharp
  })
  return loading
}
