import { type ReactNode, useState } from 'react'
import { type PictureSources, sourceFor, sourceSet } from './picture-sources.ts'

type Props = {
  /** One address, or a picture in several sizes. */
  src: string | PictureSources | null | undefined
  /** The layout width in px. */
  width: number
  height: number
  className: string
  /** Shown if there is no picture, or if the picture fails to load. */
  fallback: ReactNode
  /** The `sizes` attribute, for a picture whose width varies. */
  sizes?: string
  /** Alternative text; decorative by default. */
  alt?: string
  /** Whether this is the large picture at the top of a page, which is loaded first instead of lazily. */
  eager?: boolean
}

/** A picture in the size and type that suit the screen, or its fallback. */
export function Picture({ src, width, height, className, fallback, sizes, alt = '', eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const address = typeof src === 'object' && src !== null ? sourceFor(src, 'image/webp', width) : src
  if (!address || address === broken) return fallback
  const sizesAttribute = sizes ?? `${width}px`
  const image = (
    <img
      src={address}
      {...(typeof src === 'object' && src !== null && { srcSet: sourceSet(src, 'image/webp'), sizes: sizesAttribute })}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={className}
      // Handles a picture that failed to load before hydration, when no handler was attached yet.
      ref={(element) => {
        if (element?.currentSrc && element.complete && element.naturalWidth === 0) setBroken(address)
      }}
      onError={() => setBroken(address)}
    />
  )
  if (typeof src !== 'object' || src === null) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(src, 'image/avif')} sizes={sizesAttribute} />
      {image}
    </picture>
  )
}
