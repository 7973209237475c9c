import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** Only these decoders are enabled, whatever a file claims to be. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * The picture library, loaded with the first picture to save the memory of servers without one. One thread for each
 * picture and no cache, so that the number being encoded bounds its memory.
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
