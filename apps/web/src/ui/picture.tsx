import { type ReactNode, useState } from 'react'

/** A square picture of `size` px; shows `fallback` when there is none or when it fails to load. Decorative. */
export function Picture({
  src,
  size,
  className,
  fallback,
}: {
  src: string | undefined
  size: number
  className: string
  fallback: ReactNode
}) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || src === broken) return fallback
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={className}
      // It may have failed before the page was hydrated, when nobody was listening.
      ref={(image) => {
        if (image?.currentSrc && image.complete && image.naturalWidth === 0) setBroken(src)
      }}
      onError={() => setBroken(src)}
    />
  )
}
