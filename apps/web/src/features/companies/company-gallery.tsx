import type { Picture as PictureData } from '@rise/contract/pictures/shapes'
import { t } from '@rise/texts'
import { lazy, Suspense, useState } from 'react'
import { cx } from '../../ui/base/class-names.ts'
import { Picture } from '../../ui/base/picture.tsx'

// The viewer is loaded lazily, because it is needed only when a picture is enlarged.
const PictureViewer = lazy(async () => ({
  default: (await import('../../ui/overlays/picture-viewer.tsx')).PictureViewer,
}))

const TILE_WIDTH = 320
const TILE_HEIGHT = 240

const columnsOf = (count: number): string => (count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')

const EVEN_SHAPE = 'aspect-4/3'

/**
 * Returns the classes of the first picture, whose span makes every row full. Phones have two columns, wider windows
 * three or two.
 */
function firstTile(count: number): { readonly cell: string; readonly shape: string } {
  const [cell, shape] = count % 2 === 1 ? ['col-span-2', 'aspect-8/3'] : ['', EVEN_SHAPE]
  if (count === 2 || count === 4 || count % 3 === 0) {
    return { cell: cx(cell, 'sm:col-span-1'), shape: cx(shape, 'sm:aspect-4/3') }
  }
  return count % 3 === 1
    ? { cell: cx(cell, 'sm:col-span-3'), shape: cx(shape, 'sm:aspect-3/1') }
    : { cell: cx(cell, 'sm:col-span-2'), shape: cx(shape, 'sm:aspect-8/3') }
}

function enlargeLabel(place: number, count: number, alt: string): string {
  return alt
    ? t('Enlarge picture {place} of {count}: {alt}', { place, count, alt })
    : t('Enlarge picture {place} of {count}', { place, count })
}

/** The pictures of a company's page, side by side; a press enlarges one. */
export function CompanyGallery({ pictures }: { pictures: readonly PictureData[] }) {
  const [openIndex, setOpenIndex] = useState<number>()
  if (pictures.length === 0) return null
  const firstClasses = firstTile(pictures.length)
  return (
    <section aria-labelledby="gallery">
      <h2 id="gallery" className="text-h2">
        {t('Pictures')}
      </h2>
      <ul className={cx('mt-4 grid grid-cols-2 gap-2', columnsOf(pictures.length))}>
        {pictures.map((picture, index) => (
          <li key={picture._id} className={index === 0 ? firstClasses.cell : undefined}>
            <button
              type="button"
              aria-label={enlargeLabel(index + 1, pictures.length, picture.alt)}
              aria-haspopup="dialog"
              onClick={() => setOpenIndex(index)}
              className="block size-full cursor-zoom-in overflow-hidden rounded-control"
            >
              <Picture
                src={picture}
                width={TILE_WIDTH}
                height={TILE_HEIGHT}
                sizes={`(min-width: 40rem) ${TILE_WIDTH}px, 50vw`}
                className={cx('size-full cover-picture', index === 0 ? firstClasses.shape : EVEN_SHAPE)}
                fallback={
                  <span className={cx('block size-full bg-raised', index === 0 ? firstClasses.shape : EVEN_SHAPE)} />
                }
              />
            </button>
          </li>
        ))}
      </ul>
      {openIndex === undefined ? null : (
        <Suspense fallback={null}>
          <PictureViewer
            pictures={pictures}
            at={openIndex}
            onMove={setOpenIndex}
            onClose={() => setOpenIndex(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
