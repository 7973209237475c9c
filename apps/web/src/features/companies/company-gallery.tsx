import type { Picture as PictureData } from '@rise/contract/pictures/shapes'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '../../ui/base/picture.tsx'

// Needed only when a picture is enlarged.
const PictureViewer = lazy(async () => ({
  default: (await import('../../ui/overlays/picture-viewer.tsx')).PictureViewer,
}))

const TILE_WIDTH = 320
const TILE_HEIGHT = 240

/** The pictures of a company's page: small ones side by side, each of which opens large. */
export function CompanyGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [at, setAt] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="text-h2">
        Pictures
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {pictures.map((picture, index) => (
          <li key={picture._id}>
            <button
              type="button"
              aria-label={`Enlarge picture ${index + 1} of ${pictures.length}${picture.alt ? `: ${picture.alt}` : ''}`}
              aria-haspopup="dialog"
              onClick={() => setAt(index)}
              className="block w-full cursor-zoom-in overflow-hidden rounded-control"
            >
              <Picture
                src={picture}
                width={TILE_WIDTH}
                height={TILE_HEIGHT}
                sizes={`(min-width: 40rem) ${TILE_WIDTH}px, 50vw`}
                className="aspect-4/3 h-auto w-full bg-raised object-cover"
                fallback={<span className="block aspect-4/3 w-full bg-raised" />}
              />
            </button>
          </li>
        ))}
      </ul>
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </section>
  )
}
