import type Sharp from 'sharp'

let loading: Promise<typeof Sharp> | undefined

/** Only these decoders can be reached, whatever a file says it is. */
const decoders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)

/**
 * The picture library, loaded when the first picture comes: a server without one saves its memory. One thread for each
 * picture and no cache, so that what it needs is bound by how many are encoded at once.
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
